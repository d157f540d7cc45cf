/** A run of text in one style. */
export interface Run {
  readonly text: string;
  readonly style?: 'strong' | 'emphasis' | 'code';
}
/** A paragraph of the digest. A line is an item of a list, `depth` below the heading. */
export interface Passage {
  /** Unique on the page. */
  readonly key: string;
  /** The rule it belongs to. */
  readonly rule?: string;
  /** It is the first of its rule: the rule's number stands before it. */
  readonly isHead?: true;
  readonly kind: 'line' | 'text' | 'table';
  readonly depth: number;
  readonly runs: readonly Run[];
  /** Of a table: its head, then its rows. */
  readonly rows?: readonly (readonly (readonly Run[])[])[];
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

const cellsOf = (line: string): readonly (readonly Run[])[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => runsOf(cell.trim()));

/** Lays the lines of the file out by headings; a line without an id belongs to the one it is indented under. */
class Reader {
  readonly preface: Passage[] = [];
  readonly sections: { key: string; rule?: string; depth: number; title: string; passages: Passage[] }[] = [];
  title = '';
  /** Ids of the lines above, by how far they are indented. */
  #above: { indent: number; rule: string }[] = [];
  #count = 0;
  readonly #rules: ReadonlySet<string>;
  readonly #heading: RegExp;

  constructor(rules: readonly string[]) {
    this.#rules = new Set(rules);
    // A chapter whose heading begins with the sign of the game is a rule; others are for builders, not for players.
    const sign = rules[0]?.split(' ')[0] ?? '';
    this.#heading = new RegExp(`^(${sign} \\S+) ?(.*)$`);
  }

  read(line: string): void {
    const heading = /^(#+) (.*)$/.exec(line);
    const item = /^( *)- (.*)$/.exec(line);
    if (heading) this.#readHeading(heading[1].length, heading[2]);
    else if (item) this.#readItem(item[1].length, item[2]);
    else if (/^\|[\s:|-]+\|\s*$/.test(line)) return;
    else if (line.startsWith('|')) this.#readRow(line);
    else if (line.trim()) this.#add({ kind: 'text', depth: 0, runs: runsOf(line.trim()) });
  }

  #readHeading(level: number, words: string): void {
    this.#above = [];
    if (level === 1) {
      this.title = words;
      return;
    }
    const [, rule, rest] = this.#heading.exec(words) ?? [];
    const named = rule === undefined ? {} : { rule };
    const title = rule === undefined ? words : rest;
    this.sections.push({ key: `s${this.#count++}`, ...named, depth: level - 2, title, passages: [] });
  }

  #readItem(indent: number, words: string): void {
    const [, own, rest] = /^`([^`]+)` (.*)$/.exec(words) ?? [];
    const isRule = own !== undefined && this.#rules.has(own);
    this.#above = this.#above.filter(upper => upper.indent < indent);
    if (isRule) this.#above.push({ indent, rule: own });
    const rule = this.#above.at(-1)?.rule;
    const head = isRule ? ({ isHead: true } as const) : {};
    this.#add({
      kind: 'line',
      depth: indent / 2,
      runs: runsOf(isRule ? rest : words),
      ...(rule !== undefined && { rule }),
      ...head,
    });
  }

  #readRow(line: string): void {
    const passages = this.sections.at(-1)?.passages ?? this.preface;
    const last = passages.at(-1);
    if (last?.kind === 'table')
      passages[passages.length - 1] = { ...last, rows: [...(last.rows ?? []), cellsOf(line)] };
    else this.#add({ kind: 'table', depth: 0, runs: [], rows: [cellsOf(line)] });
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
  for (const line of markdown.replace(IDS, '').split('\n')) reader.read(line);
  const sections = rules.length > 0 ? reader.sections.filter(({ rule }) => rule !== undefined) : reader.sections;
  return { title: reader.title, preface: reader.preface, sections, rules };
};

/** The section in which a rule is found. A finer id than the digest has is sought by its parents. */
export const sectionWith = ({ sections }: Digest, rule: string): Section | undefined => {
  const holds = (section: Section, id: string): boolean =>
    section.rule === id || section.passages.some(passage => passage.rule === id);
  for (let id = rule; id !== ''; id = id.replace(/[. ]?[^. ]*$/, '')) {
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
  readonly section: Section;
  /** Absent when the heading itself was found. */
  readonly passage?: Passage;
}
const flat = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

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
    .map((section): Find => ({ section }));
  const passages = digest.sections.flatMap(section =>
    section.passages
      .filter(passage => has(`${passage.isHead ? passage.rule : ''} ${textOf(passage)}`))
      .map((passage): Find => ({ section, passage })),
  );
  return [...headings, ...passages].slice(0, most);
};

const textOf = ({ runs, rows = [] }: Passage): string =>
  [plainOf(runs), ...rows.map(row => row.map(plainOf).join(' '))].join(' ');
