// Finds a Chromium for the tests in a browser, or installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium: the one named by CHROMIUM, one on the path, or one at a usual place. */
export const findBrowser = () => {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) {
    if (isProgram(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is no program.`);
  }
  const onPath = PATH.split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)));
  return [...PLACES, ...onPath].find(isProgram);
};

const HELP =
  'Tests in a browser need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';

const install = () => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !['/usr/bin/apt-get', '/bin/apt-get'].some(isProgram)) throw new Error(HELP);
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed. ${HELP}`);
  }
};

/** The path of a Chromium, installed if need be; throws in words where there is none and none can be had. */
export const findOrInstallBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  install();
  const installed = findBrowser();
  if (!installed) throw new Error(HELP);
  return installed;
};

/** Without these Chromium looks for updates, or needs rights that a container does not give. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findOrInstallBrowser());
