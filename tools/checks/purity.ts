import { builtinModules } from 'node:module';
import ts from 'typescript';

/** A spot where code of the engine reaches for something outside of the game. */
export interface Impurity {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** The globals that the engine may use: plain values and containers. Whatever is not named here is outside. */
const PURE = new Set(
  `undefined NaN Infinity Object Array String Number Boolean BigInt Symbol JSON Math Map Set WeakMap WeakSet Promise
   Iterator Error RangeError TypeError isNaN isFinite parseInt parseFloat ArrayBuffer DataView
   Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array
   BigInt64Array BigUint64Array`.split(/\s+/),
);
/** Types that have no place in a game even where no value is used. */
const IMPURE_TYPES = new Set(['Date', 'Intl']);
/** Methods whose result depends on the language of the machine. */
const isOfSomeLanguage = (name: string): boolean => name === 'localeCompare' || name.startsWith('toLocale');
const isOfNode = (module: string): boolean => module.startsWith('node:') || builtinModules.includes(module);

/** Looks at names, not at text: comments, sentences and a local `window` are nobody's business. */
export const findImpurities = (sources: ReadonlyMap<string, string>): readonly Impurity[] => {
  const files = new Map([...sources].map(([name, text]) => [name, parse(name, text)]));
  const checker = ts
    .createProgram({
      rootNames: [...files.keys()],
      options: { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ESNext },
      host: hostOf(files),
    })
    .getTypeChecker();
  return [...files.values()].flatMap(file => impuritiesOf(file, checker));
};

const impuritiesOf = (file: ts.SourceFile, checker: ts.TypeChecker): Impurity[] => {
  const found: Impurity[] = [];
  const visit = (node: ts.Node): void => {
    const what = impurityOf(node, checker);
    if (what) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ file: file.fileName, line: line + 1, what });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** What is wrong with this very node, its children apart. */
const impurityOf = (node: ts.Node, checker: ts.TypeChecker): string | undefined => {
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return 'import.meta';
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
  if (ts.isStringLiteral(node)) return isModuleName(node) && isOfNode(node.text) ? node.text : undefined;
  const member = memberOf(node);
  if (member !== undefined && isOfSomeLanguage(member)) return member;
  if (!ts.isIdentifier(node) || isMereName(node) || isDeclared(node, checker)) return undefined;
  if (ts.isPartOfTypeNode(node)) return IMPURE_TYPES.has(node.text) ? node.text : undefined;
  if (node.text === 'Math') return mathOf(node);
  return PURE.has(node.text) ? undefined : node.text;
};

/** `Math` is pure but for one member, so each use must say which member it means. */
const mathOf = (node: ts.Identifier): string | undefined => {
  const member = 'expression' in node.parent && node.parent.expression === node ? memberOf(node.parent) : undefined;
  if (member === undefined) return 'Math, passed on';
  return member === 'random' ? 'Math.random' : undefined;
};

/** The name that is taken out of an object: `x.name`, `x['name']` or `{ name } = x`. */
const memberOf = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return (node.propertyName ?? node.name).getText();
  return undefined;
};

const isModuleName = (node: ts.StringLiteral): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isExternalModuleReference(node.parent) ||
  (ts.isLiteralTypeNode(node.parent) && ts.isImportTypeNode(node.parent.parent));

/** Names of members, keys, labels and exports stand for nothing by themselves. */
const isMereName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.initializer !== node;
  if (ts.isImportSpecifier(parent) || ts.isNamespaceExport(parent) || ts.isMetaProperty(parent)) return true;
  if (ts.isExportSpecifier(parent))
    return parent.parent.parent.moduleSpecifier !== undefined || isNewName(node, parent);
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return true;
  return 'name' in parent && parent.name === node;
};

/** In `export { siege as process }` the second name is the reader's affair. */
const isNewName = (node: ts.Identifier, parent: ts.ExportSpecifier): boolean =>
  parent.propertyName !== undefined && parent.name === node;

const isDeclared = (node: ts.Identifier, checker: ts.TypeChecker): boolean => {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : ts.isExportSpecifier(node.parent)
      ? checker.getExportSpecifierLocalTargetSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
  return (symbol?.declarations?.length ?? 0) > 0 || node.text === 'arguments';
};

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);

/** A world in which nothing exists but these files: what they do not declare themselves comes from outside. */
const hostOf = (files: ReadonlyMap<string, ts.SourceFile>): ts.CompilerHost => ({
  getSourceFile: name => files.get(name),
  fileExists: name => files.has(name),
  readFile: name => files.get(name)?.text,
  writeFile: () => {},
  getDefaultLibFileName: () => 'lib.d.ts',
  getCurrentDirectory: () => '',
  getCanonicalFileName: name => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
});
