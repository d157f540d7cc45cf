/** A run of text in one style. */
export interface Run {
  readonly text: string;
  readonly style?: 'strong' | 'emphasis' | 'code';
  /** It names another rule, which can be gone to. */
  readonly rule?: string;
}
/** A paragraph of the digest. A line is an item of a list, `depth` below the heading; text that is deeper goes on with an item. */
export interface Passage {
  /** Unique on the page. */
  readonly key: string;
  /** The rule it belongs to. */
  readonly rule?: string;
  /** It is the first of its rule: the rule's number stands before it. */
  readonly isHead?: true;
  readonly kind: 'line' | 'text' | 'table' | 'code';
  readonly depth: number;
  /** Of a line in an ordered list: `1.`, `a)`. */
  readonly mark?: string;
  readonly runs: readonly Run[];
  /** Of a table: its head, then its rows. */
  readonly rows?: readonly (readonly (readonly Run[])[])[];
  /** Of a table: the rules that rows of it are, by the place of the row. */
  readonly rowRules?: Readonly<Record<number, string>>;
}
/** A heading with what stands under it, up to the next heading of any depth. */
export interface Section {
  readonly key: string;
  readonly rule?: string;
  /** 0 is a chapter. */
  readonly depth: number;
  readonly title: string;
  readonly passages: readonly Passage[];
}
export interface Digest {
  readonly title: string;
  /** Before the first chapter. */
  readonly preface: readonly Passage[];
  readonly sections: readonly Section[];
  /** Every rule there is, in order. */
  readonly rules: readonly string[];
}

const IDS = /```rule-ids\n([\s\S]*?)```/;

/** Splits a line at **bold**, *emphasis* and `code`; what is not closed stays text. Nothing becomes markup. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*/g)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index) });
    const [whole, strong, code, emphasis] = match;
    if (strong !== undefined) runs.push({ text: strong, style: 'strong' });
    else if (code !== undefined) runs.push({ text: code, style: 'code' });
    else runs.push({ text: emphasis, style: 'emphasis' });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
};
export const plainOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** A rule that begins after the end of a clause gets a line of its own; one that has its place elsewhere is only referred to. */
const unfolded = (markdown: string, rules: readonly string[]): readonly string[] => {
  const placed = markdown.matchAll(/^(?:#+ |[ |]*(?:(?:-|\d+\.|[a-z]\)) )?`)(\S+ [^\s`]+)/gm);
  const inner = new Set(rules);
  for (const [, rule] of placed) inner.delete(rule);
  return markdown.split('\n').flatMap(line => {
    const indent = `\n  ${/^ */.exec(line)}`;
    return line
      .replace(/(?<=[.;:] )(\([a-z]\) )?`([^`]+)` /g, (whole, letter = '', rule) =>
        inner.has(rule) ? `${indent}\`${rule}\` ${letter}` : whole,
      )
      .split('\n');
  });
};

/** Lays the lines of the file out by headings; a line without an id belongs to the one it is indented under. */
class Reader {
  readonly preface: Passage[] = [];
  readonly sections: { key: string; rule?: string; depth: number; title: string; passages: Passage[] }[] = [];
  title = '';
  /** Ids of the lines above, by how far they are indented. */
  #above: { indent: number; rule: string }[] = [];
  #count = 0;
  #isCode = false;
  readonly #rules: ReadonlySet<string>;
  readonly #heading: RegExp;

  constructor(rules: readonly string[]) {
    this.#rules = new Set(rules);
    // A chapter whose heading begins with the sign of the game is a rule; others are for builders, not for players.
    const sign = rules[0]?.split(' ')[0] ?? '';
    this.#heading = new RegExp(`^(${sign} \\S+) ?(.*)$`);
  }

  read(line: string): void {
    if (line.startsWith('```')) this.#isCode = !this.#isCode;
    else if (this.#isCode) this.#readCode(line);
    else if (line.startsWith('|')) this.#readRow(line);
    else if (line.startsWith('#')) this.#readHeading(line);
    else if (line.trim() && !/^-+$/.test(line)) this.#readWords(line);
  }

  #readHeading(line: string): void {
    const [, { length: level }, words] = /^(#+) (.*)$/.exec(line) ?? ['', '', ''];
    this.#above = [];
    if (level === 1) {
      this.title = words;
      return;
    }
    const [, rule, rest] = this.#heading.exec(words) ?? [];
    const named = rule === undefined ? {} : { rule };
    const title = (rule === undefined ? words : rest).replaceAll('`', '');
    this.sections.push({ key: `s${this.#count++}`, ...named, depth: level - 2, title, passages: [] });
  }

  #readWords(line: string): void {
    const [, { length: indent }, sign, words] = /^( *)(?:(-|\d+\.|[a-z]\)) )?(.*)$/.exec(line) ?? ['', '', '', ''];
    const { rule: own, text } = this.#opened(words);
    this.#above = this.#above.filter(upper => upper.indent < indent);
    const rule = own ?? this.#above.at(-1)?.rule;
    // What is under a line is under its first rule.
    if (sign && own !== undefined) this.#above.push({ indent, rule: own });
    this.#add({
      kind: sign ? 'line' : 'text',
      depth: indent >> 1,
      runs: this.#runsOf(text),
      ...(sign && sign !== '-' && { mark: sign }),
      ...(rule !== undefined && { rule }),
      ...(own !== undefined && { isHead: true }),
    });
  }

  #readRow(line: string): void {
    if (/^\|[\s:|-]+\|\s*$/.test(line)) return;
    const [first, ...others] = line.replace(/^\||\|\s*$/g, '').split('|');
    const { rule, text } = this.#opened(first.trim());
    const row = [text, ...others].map(cell => this.#runsOf(cell.trim()));
    const passages = this.sections.at(-1)?.passages ?? this.preface;
    const last = passages.at(-1);
    if (last?.kind !== 'table') {
      this.#add({ kind: 'table', depth: 0, runs: [], rows: [row] });
      return;
    }
    const rows = [...(last.rows ?? []), row];
    const rowRules = { ...last.rowRules, ...(rule !== undefined && { [rows.length - 1]: rule }) };
    passages[passages.length - 1] = { ...last, rows, rowRules };
  }

  #readCode(line: string): void {
    const passages = this.sections.at(-1)?.passages ?? this.preface;
    const last = passages.at(-1);
    if (last?.kind !== 'code') this.#add({ kind: 'code', depth: 0, runs: [{ text: line }] });
    else passages[passages.length - 1] = { ...last, runs: [{ text: `${last.runs[0].text}\n${line}` }] };
  }

  /** The rule that begins here, and its words without the id. */
  #opened(words: string): { readonly rule?: string; readonly text: string } {
    const [, rule = '', text = ''] = /^`([^`]+)` (.*)$/.exec(words) ?? [];
    return this.#rules.has(rule) ? { rule, text } : { text: words };
  }

  #runsOf(text: string): readonly Run[] {
    return runsOf(text).map(run =>
      run.style === 'code' && this.#rules.has(run.text) ? { ...run, rule: run.text } : run,
    );
  }

  #add(passage: Omit<Passage, 'key'>): void {
    const section = this.sections.at(-1);
    const rule = passage.rule ?? section?.rule;
    const made = { ...passage, key: `p${this.#count++}`, ...(rule !== undefined && { rule }) };
    (section?.passages ?? this.preface).push(made);
  }
}

/** The digest of a game's rules, for reading. What follows for those who build the game is left out. */
export const readDigest = (markdown: string): Digest => {
  const rules = IDS.exec(markdown)?.[1].trim().split('\n') ?? [];
  const reader = new Reader(rules);
  for (const line of unfolded(markdown.replace(IDS, ''), rules)) reader.read(line);
  const sections = rules.length > 0 ? reader.sections.filter(({ rule }) => rule !== undefined) : reader.sections;
  return { title: reader.title, preface: reader.preface, sections, rules };
};

const ruledRows = ({ rowRules = {} }: Passage): readonly string[] => Object.values(rowRules);

/** The section in which a rule is found. A finer id than the digest has is sought by its parents. */
export const sectionWith = ({ sections }: Digest, rule: string): Section | undefined => {
  const holds = (section: Section, id: string): boolean =>
    section.rule === id || section.passages.some(passage => passage.rule === id || ruledRows(passage).includes(id));
  for (let id = rule; id !== ''; id = id.replace(/[-. ]?[^-. ]*$/, '')) {
    const found = sections.find(section => holds(section, id));
    if (found) return found;
  }
  return undefined;
};

/** What stands under a heading, its deeper headings too. */
export const partsOf = ({ sections }: Digest, section: Section): readonly Section[] => {
  const from = sections.indexOf(section);
  const end = sections.findIndex(({ depth }, i) => i > from && depth <= section.depth);
  return sections.slice(from, end < 0 ? sections.length : end);
};

export interface Find {
  readonly key: string;
  readonly section: Section;
  readonly rule: string | undefined;
  /** Absent when the heading itself was found. */
  readonly passage?: Passage;
  /** The words of the passage, or of the row of a table. */
  readonly runs?: readonly Run[];
}
const flat = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Of a table every row is found by itself. */
const findsIn = (section: Section): readonly (Find & { readonly text: string })[] =>
  section.passages.flatMap(passage => {
    const { key, rule, isHead, runs, rows, rowRules = {} } = passage;
    if (!rows) return [{ key, section, rule, passage, runs, text: `${isHead ? rule : ''} ${plainOf(runs)}` }];
    return rows.map((row, i) => {
      const words = row.flatMap(cell => [...cell, { text: ' ' }]);
      const text = `${rowRules[i] ?? ''} ${plainOf(words)}`;
      return { key: `${key}.${i}`, section, rule: rowRules[i] ?? rule, passage, runs: words, text };
    });
  });

/** Where all the words stand: ids and headings first, then paragraphs. */
export const search = (digest: Digest, query: string, most = 60): readonly Find[] => {
  const words = flat(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => {
    const searched = flat(text);
    return words.every(word => searched.includes(word));
  };
  const headings = digest.sections
    .filter(({ rule = '', title }) => has(`${rule} ${title}`))
    .map((section): Find => ({ key: section.key, section, rule: section.rule }));
  return [...headings, ...digest.sections.flatMap(findsIn).filter(({ text }) => has(text))].slice(0, most);
};
