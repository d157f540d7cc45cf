// All checks of the house, in order, up to the first that fails.
// The last line is always `N passed, N failed`: every test case counts, and every other step counts as one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'hegemon-'));
const reportOf = name => join(scratch, `${name}.json`);

const asOneCase = ok => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, cases: [] });

/** A run that broke without a failing case, say in an import, still counts as one failure. */
const fromReport = name => ok => {
  const report = reportOf(name);
  if (!existsSync(report)) return asOneCase(ok);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const cases = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, file)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: ok ? numFailedTests : Math.max(numFailedTests, 1), cases };
};

/** Vitest, with a report of its cases for us. */
const vitest = name => `vitest run --reporter=default --reporter=json --outputFile.json="${reportOf(name)}"`;

const steps = [
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'types of the page', command: 'npm run --silent check:svelte' },
  { name: 'lint and format', command: 'npm run --silent check:lint' },
  { name: 'arrows', command: 'npm run --silent check:arrows' },
  { name: 'dead code', command: 'npm run --silent check:dead' },
  { name: 'tests', command: `npx ${vitest('tests')}`, count: fromReport('tests') },
  {
    name: 'tests in a browser',
    command: `npx ${vitest('browser')} --config vitest.browser.config.ts`,
    count: fromReport('browser'),
  },
  { name: 'bench', command: 'node tools/bin/hegemon.mjs bench --quick', needs: 'tools/src/commands/bench.ts' },
];

const total = { passed: 0, failed: 0 };
let broken;
for (const { name, command, needs, count = asOneCase } of steps) {
  if (needs && !existsSync(join(root, needs))) continue;
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  const { passed, failed, cases } = count(status === 0);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    broken = [name, ...cases];
    break;
  }
}
rmSync(scratch, { recursive: true, force: true });

console.log(broken ? `\nFAILED: ${broken.join('\n  ')}\n` : '\nAll checks passed.\n');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = broken ? 1 : 0;
