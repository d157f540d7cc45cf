import ts from 'typescript';
import { ruleIdsIn } from './code-places.js';

/** A test that says which rule it proves. */
export interface TestPlace {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/**
 * The tests of one file whose names begin with rule ids. A name put together from the vectors of `examples.json` stands
 * for one test of every vector.
 */
export const testPlacesIn = (
  file: string,
  text: string,
  rules: ReadonlySet<string>,
  vectors: readonly Vector[],
): TestPlace[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const places: TestPlace[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression) && node.arguments[0]) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const [given] = node.arguments;
      const names = ts.isStringLiteralLike(given) ? [given.text] : builtNames(given, node, text, vectors);
      for (const name of names) {
        for (const rule of ruleIdsIn(headOf(name), rules)) places.push({ rule, file, line, name });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
};

/** A worked example, with the rules it exercises. */
export interface Vector {
  readonly id: string;
  readonly rules: readonly string[];
}
export const vectorsOf = (json: string): Vector[] => {
  const raw: unknown = JSON.parse(json);
  const list = typeof raw === 'object' && raw !== null && 'vectors' in raw ? raw.vectors : [];
  if (!Array.isArray(list)) return [];
  return list.map((vector: { id?: unknown; rule?: unknown; rules?: unknown }) => ({
    id: String(vector.id),
    rules: [vector.rule, ...(Array.isArray(vector.rules) ? vector.rules : [])].filter(rule => typeof rule === 'string'),
  }));
};

/** Ids stand before the first colon; what follows is a sentence that may name others. */
const headOf = (name: string): string => name.split(': ')[0];

/** `test`, `it`, `describe`, also with `.each(…)`, `.skipIf(…)` and the like; a skipped test proves nothing. */
const isTest = (callee: ts.Expression): boolean => {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    return callee.name.text !== 'skip' && callee.name.text !== 'todo' && isTest(callee.expression);
  }
  return ts.isCallExpression(callee) && isTest(callee.expression);
};

const builtNames = (
  name: ts.Expression,
  call: ts.CallExpression,
  text: string,
  vectors: readonly Vector[],
): string[] => {
  const given = name.getText();
  const isOfVectors =
    text.includes('examples.json') && /rule|name|title|vector/i.test(`${given} ${call.expression.getText()}`);
  if (isOfVectors) return vectors.map(({ id, rules }) => `${rules.join(', ')}: ${id}`);
  return ts.isTemplateExpression(name) ? [name.head.text] : [];
};
