import ts from 'typescript';

/** A spot of the sources that says which rule it is. */
export interface CodePlace {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  /** What it is: the name of the function, step or table. */
  readonly what: string;
  /**
   * Positions in the file whose counts, added up, say how often the rule was reached. None: it is a table or a type,
   * which is not run.
   */
  readonly run: readonly number[];
}

/** All places of one source file that name a rule: comments, `rule:` fields and obstacles. */
export const codePlacesIn = (file: string, text: string, rules: ReadonlySet<string>): CodePlace[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const prefix = /\b([A-Z][A-Za-z]+) (?=[\dA-Z]|[a-z]+\.)/;
  const places = new Map<string, CodePlace>();
  const add = (words: string, at: number, what: string, run: readonly number[]): void => {
    for (const rule of ruleIdsIn(words, rules)) {
      const line = source.getLineAndCharacterOfPosition(at).line + 1;
      const key = `${rule} ${line}`;
      if (!places.has(key)) places.set(key, { rule, file, line, what, run });
    }
  };
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    const comments = ts.isSourceFile(node) ? [] : (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []);
    for (const { pos, end } of comments) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      const comment = text.slice(pos, end);
      if (prefix.test(comment)) add(comment, pos, nameOf(node), runOf(node));
    }
    for (const rule of ruleStrings(node, rules)) add(rule, node.getStart(), nameOf(node), runOf(ruleHolder(node)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...places.values()];
};

/** A string that is a rule; or one put together, such as `ToC card.${card}`, which stands for all that begin so. */
const ruleStrings = (node: ts.Node, rules: ReadonlySet<string>): string[] => {
  if (ts.isStringLiteralLike(node)) return rules.has(node.text) ? [node.text] : [];
  if (!ts.isTemplateExpression(node) || !node.head.text.endsWith('.')) return [];
  return [...rules].filter(rule => rule.startsWith(node.head.text));
};

/** Every id in a text, longest first, so that `ToC 8.1.roll` is not taken for `ToC 8.1`. */
export const ruleIdsIn = (words: string, rules: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  for (const [given] of words.matchAll(/[A-Z][A-Za-z]+ [A-Za-z0-9]+(?:[.-][A-Za-z0-9-]+)*/g)) {
    for (let id = given; id.includes(' '); id = shorter(id)) {
      if (!rules.has(id)) continue;
      found.add(id);
      break;
    }
  }
  return [...found];
};
/** Without its last part: a sentence may go on right after the id. */
const shorter = (id: string): string => (/[.]/.test(id) ? id.replace(/\.[^.]*$/, '') : '');

/** The thing a spot belongs to, by the nearest name around it. */
const nameOf = (node: ts.Node): string => {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isVariableStatement(at)) return at.declarationList.declarations[0].name.getText();
    if (ts.isPropertyAssignment(at) && ts.isStringLiteralLike(at.initializer)) continue;
    if ('name' in at && at.name && ts.isMemberName(at.name as ts.Node)) return (at.name as ts.Node).getText();
    if ('name' in at && at.name && ts.isPropertyName(at.name as ts.Node)) {
      return (at.name as ts.Node).getText().replaceAll("'", '');
    }
  }
  return '';
};

/** What the string of a rule speaks for: the question or procedure it is a field of, or the call it is handed to. */
const ruleHolder = (node: ts.Node): ts.Node => {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent) ? parent.parent : node;
};

/**
 * Where to count. A function is reached when its body is; a question when it is answered; a call within a function when
 * control comes there; a procedure when its first step is.
 */
const runOf = (node: ts.Node): number[] => {
  const own = bodyOf(node);
  if (own !== undefined) return [own];
  const takes = functionsUnder(node, part => isNamed(part, 'take') || isNamed(part, 'reveal'));
  if (takes.length > 0) return takes;
  const [first] = functionsUnder(node, () => true);
  if (first !== undefined) return [first];
  return isWithinFunction(node) ? [node.getStart()] : [];
};

/** The body of a function, or of the one a name stands for. */
const bodyOf = (node: ts.Node): number | undefined => {
  if (ts.isVariableStatement(node)) return bodyOf(node.declarationList.declarations[0]);
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    return node.initializer ? bodyOf(node.initializer) : undefined;
  }
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return undefined;
  // A curried function is reached when its innermost one is.
  const body = node.body as ts.Node;
  return bodyOf(body) ?? body.getStart();
};

const functionsUnder = (node: ts.Node, isWanted: (node: ts.Node) => boolean): number[] => {
  const found: number[] = [];
  const visit = (at: ts.Node, isIn: boolean): void => {
    const here = isIn || isWanted(at);
    const body = here && ts.isFunctionLike(at) ? bodyOf(at) : undefined;
    if (body !== undefined) found.push(body);
    else ts.forEachChild(at, child => visit(child, here));
  };
  ts.forEachChild(node, child => visit(child, false));
  return found;
};
const isNamed = (node: ts.Node, name: string): boolean =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === name;
const isWithinFunction = (node: ts.Node): boolean => {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
};
