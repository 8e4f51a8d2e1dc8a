import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {root} from '../../src/root';
import {freePort} from '../../src/commands/support/free-port';
import {buildDir} from '../support/build';

const isInstalled = spawnSync('nginx', ['-v']).error === undefined;
if (!isInstalled) console.log('Skipped: nginx is not installed (apt-get install nginx-light).');

describe.skipIf(!isInstalled)('nginx with the headers of the build', () => {
  let nginx: ChildProcess | undefined;
  let dir: string;
  let origin: string;

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const site = (await readFile(path.join(root, 'src/plugins/headers/nginx.conf'), 'utf8'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', buildDir());
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${dir}/${name};`)
      .join('\n');
    const types =
      'types { text/html html; text/css css; text/javascript js; application/json json; }';
    await writeFile(
      path.join(dir, 'all.conf'),
      `daemon off;\nmaster_process off;\npid ${dir}/pid;\nerror_log stderr;\nevents {}\n` +
        `http {\naccess_log off;\n${folders}\n${types}\ninclude ${buildDir()}/_nginx.conf;\n${site}}\n`,
    );
    const server = spawn('nginx', ['-c', path.join(dir, 'all.conf'), '-p', dir]);
    nginx = server;
    let output = '';
    server.stderr.on('data', (data: Buffer) => {
      output += data.toString();
    });
    const ended = new Promise<never>((_, reject) => {
      server.once('exit', () => reject(new Error(`nginx ended: ${output}`)));
    });
    ended.catch(() => undefined);
    const answers = async (): Promise<void> => {
      while (!(await fetch(origin).catch(() => null)))
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await Promise.race([answers(), ended]);
  });

  afterAll(async () => {
    if (nginx?.kill()) await once(nginx, 'exit');
    await rm(dir, {recursive: true});
  });

  test.each([
    ['/', 200],
    ['/docs/intro', 200],
    ['/docs/intro/', 200],
    ['/docs/no-such-page', 404],
  ])('%s has the whole policy of the page that is sent', async (route, status) => {
    const response = await fetch(origin + route);
    expect(response.status).toBe(status);
    const {headers} = response;
    const page = load(await response.text());
    const own = page('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const sent = headers.get('content-security-policy') ?? '';
    expect(sent).toContain("default-src 'none'");
    const directive = (policy: string, name: string): string | undefined =>
      policy.split('; ').find((each) => each.startsWith(`${name} `));
    expect(directive(own, 'style-src')).toMatch(/sha256-/);
    expect(directive(sent, 'style-src')).toBe(directive(own, 'style-src'));
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('files with a hash in their name are kept forever', async () => {
    const page = load(await (await fetch(`${origin}/docs/intro`)).text());
    const script = page('html').attr('data-scripts')?.split(' ')[0] ?? '';
    const response = await fetch(origin + script);
    expect(response.headers.get('content-type')).toMatch('text/javascript');
    expect(response.headers.get('cache-control')).toMatch(/immutable$/);
  });
});
