import {access, constants, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {chromium as playwright} from 'playwright-core';

import {root} from '../../root';

/** A Chromium that can be started. */
export interface Chromium {
  executablePath: string;
  /** Variables the binary needs on top of the process's own. */
  env: Record<string, string>;
  /** Where it was found, for the first line of a test run. */
  origin: string;
}

const variables = ['CHROMIUM_PATH', 'CHROME_PATH', 'CHROME_BIN', 'PUPPETEER_EXECUTABLE_PATH'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Unpacks the Chromium inside `@sparticuz/chromium` with the shared libraries and fonts it needs.
 *
 * The package decides by a variable of AWS Lambda whether to unpack its libraries, and unpacks to
 * the system's temporary folder; both are set for the length of the call so that the files land
 * beside the other caches of this repository.
 */
async function unpackShipped(): Promise<Chromium> {
  const folder = path.join(root, 'node_modules/.cache/chromium');
  await mkdir(folder, {recursive: true});
  const changed = {
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
    TMPDIR: folder,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
  };
  const before = Object.fromEntries(Object.keys(changed).map((key) => [key, process.env[key]]));
  try {
    Object.assign(process.env, {
      AWS_EXECUTION_ENV: changed.AWS_EXECUTION_ENV,
      TMPDIR: changed.TMPDIR,
    });
    const {default: shipped} = await import('@sparticuz/chromium');
    const executablePath = await shipped.executablePath();
    // The package's own list of font folders names only those of AWS Lambda.
    const fonts = path.join(folder, 'fonts.conf');
    await writeFile(
      fonts,
      `<?xml version="1.0"?>
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
    );
    return {
      executablePath,
      env: {LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '', FONTCONFIG_FILE: fonts},
      origin: 'npm package @sparticuz/chromium',
    };
  } finally {
    for (const [key, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}

/**
 * Finds a Chromium: one named by a variable; else, on Linux, the one shipped inside an npm package;
 * elsewhere the system's, else Playwright's own download.
 *
 * @returns The binary and what it needs
 * @throws Error naming the variable when one points at something that cannot be run, or the way out
 * when there is none
 */
export async function findChromium(): Promise<Chromium> {
  for (const variable of variables) {
    const given = process.env[variable];
    if (given) {
      if (!(await isExecutable(given)))
        throw new Error(`${variable}=${given} cannot be run: point it at a Chromium or unset it.`);

      return {executablePath: given, env: {}, origin: variable};
    }
  }
  // The same browser for everybody; without windows it opens a page at half the cost.
  if (process.platform === 'linux' && process.arch === 'x64') return unpackShipped();
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  for (const file of [...onPath, ...wellKnown])
    if (await isExecutable(file)) return {executablePath: file, env: {}, origin: 'the system'};

  const downloaded = playwright.executablePath();
  if (downloaded && (await isExecutable(downloaded)))
    return {executablePath: downloaded, env: {}, origin: "Playwright's own"};

  throw new Error(
    'No Chromium was found, and the one in npm is for Linux on x64: install one, or name it in CHROMIUM_PATH.',
  );
}
