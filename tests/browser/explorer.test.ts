import {deflateRawSync} from 'node:zlib';

import type {Locator, Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';

import {axe} from './support/axe';
import {eventually, viewports, visit, visitShared} from './support/page';

const explorerPage = '/docs/core-concepts/endpoints-auto-generation';
const queryPages = [
  '/docs/guide/request-query-parameters',
  '/docs/api-reference/request-query-parameters-like-django',
];

/** The widths and modes in which the tools are looked at. */
const views = [
  ['desktop', viewports.desktop, 'dark'],
  ['phone', viewports.mobile, 'light'],
  ['narrow', {width: 320, height: 640}, 'dark'],
] as const;

/** Opens a tool and returns it. */
async function open(page: Page, name: 'explorer' | 'query'): Promise<Locator> {
  const tool = page.locator(`[data-tool=${name}]`);
  await tool.locator('[data-tool-open]').click();
  await tool.locator('[data-tool-root] > *').waitFor();
  return tool;
}

/** Replaces the text of the schema as a reader does. */
async function typeSchema(page: Page, tool: Locator, text: string): Promise<void> {
  await tool.getByRole('textbox', {name: 'Prisma schema'}).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Opens a route and the form that sends a request to it. */
async function tryRoute(tool: Locator, name: RegExp): Promise<void> {
  await tool.getByRole('button', {name}).click();
  await tool.getByText('Try it').last().click();
}

/** How far the content of the tool is wider than the tool. */
const overflow = (tool: Locator): Promise<number> =>
  tool.evaluate((element) => element.scrollWidth - element.clientWidth);

const post = 'model Post {\n  id String @id @default(uuid())\n  title String\n}\n';

describe('the explorer', () => {
  it('costs nothing until it is used, and then loads its own code', async () => {
    const scripts: string[] = [];
    const page = await visit(explorerPage, {
      before: (opened) => {
        opened.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        return Promise.resolve();
      },
    });
    const tool = page.locator('[data-tool=explorer]');
    expect(await tool.innerText()).toContain('/api/reading-lists/many');
    expect(scripts).toEqual([]);
    await open(page, 'explorer');
    expect(scripts.length).toBeGreaterThan(0);
  });

  it('shows a static example without JavaScript, and no button', async () => {
    const page = await visit(explorerPage, {javaScriptEnabled: false});
    const tool = page.locator('[data-tool=explorer]');
    expect(await tool.getByText('/api/reading-lists').first().isVisible()).toBe(true);
    expect(await tool.locator('[data-tool-open]').isVisible()).toBe(false);
  });

  it('reads a schema as it is typed and says what is wrong at its line', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await typeSchema(page, tool, post);
    await tool.getByText('1 model, 8 routes').waitFor();
    await tool.getByRole('button', {name: /\/api\/posts\/:id findOne/}).waitFor();
    await typeSchema(page, tool, 'model Post {\n  id string @id\n}\n');
    await tool.getByText('Line 2: nothing is named string. Did you mean String?').waitFor();
    await tool.locator('.cm-lint-marker-error').waitFor();
  });

  it('shows requests, the order of the steps and a simulated response', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByRole('button', {name: /\/api\/books createOne/}).click();
    await tool.getByText("curl -X POST 'http://localhost:8000/api/books'").waitFor();
    await tool.getByLabel('Request as').selectOption('fetch');
    await tool.getByText("await fetch('http://localhost:8000/api/books'").waitFor();
    await tool.getByText('What runs, in order').click();
    await tool.getByText('beforeCreateOne').first().waitFor();
    await tool.getByText('Try it').click();
    await tool.getByLabel('Body').fill('{"title": "Low Tide"}');
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('Argument `isbn` is missing.').waitFor();
    await tool.getByLabel('Body').fill('{"title": ');
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('The body is not JSON').waitFor();
  });

  it('signs a user up, logs in and asks who it is', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByLabel('Authentication').selectOption('static');
    await tool.getByText("authentication: {mode: 'static'}").waitFor();
    await tool.getByText('Authentication: 9 routes').click();
    await tool.getByText('User has no column named username').waitFor();
    await tool.getByLabel('Username').selectOption('email');
    await tool.getByText("login: {allowedUsernames: ['email']}").waitFor();
    await tryRoute(tool, /\/api\/auth\/signup/);
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('"email": "new@example.com"').last().waitFor();
    await tryRoute(tool, /\/api\/auth\/login/);
    await tool.getByLabel('Body').fill('{"email": "new@example.com", "password": "wrong"}');
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('Incorrect email or password').waitFor();
    await tool.getByLabel('Body').fill('{"email": "new@example.com", "password": "Password1"}');
    await tool.getByRole('button', {name: 'Send'}).click();
    const response = await tool.getByText('"accessToken"').innerText();
    const token = /"accessToken": "([^"]+)"/.exec(response)?.[1] ?? '';
    await tryRoute(tool, /GET \/api\/users\/me/);
    await tool.getByLabel('Sent by').selectOption('token');
    await tool.getByLabel('Token, as login returns it').fill(token);
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('"email": "new@example.com"').waitFor();
  });

  it('uploads a file that stays in the page', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByText('File uploads: 4 routes').click();
    await tool.getByRole('button', {name: /uploadFile/}).click();
    await tool.getByText("-F 'images=@photo.png'").waitFor();
    await tool.getByText('Try it').click();
    const files = tool.getByLabel('Files, which stay in this page');
    const send = tool.getByRole('button', {name: 'Send'});
    await send.click();
    await tool.getByText('No file uploaded').waitFor();
    await files.setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not looked into'),
    });
    await send.click();
    await tool.getByText(/uploads\/images\/cover-\d+-\d+\.png/).waitFor();
    await files.setInputFiles({
      name: 'cover.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(''),
    });
    await send.click();
    await tool.getByText('File type not allowed').waitFor();
  });

  it('validates bodies with the files that the reader edits, and says what it does not run', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByLabel('Validation').selectOption('zod');
    await tool.getByText('Validation files').first().click();
    const file = tool.getByLabel('src/modules/book/schemas/create-book.schema.ts');
    const write = (schema: string): Promise<void> =>
      file.fill(`import {z} from 'zod';\n\nexport default ${schema};\n`);
    await tryRoute(tool, /POST \/api\/books createOne/);
    await write('z.object({title: z.string().max(3)})');
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('String must contain at most 3 character(s)').waitFor();
    await write('z.object({}).refine((body) => fetch(body.url))');
    await tool.getByText('Line 3: Functions are not run here.').waitFor();
    await tool.getByLabel('Validation').selectOption('class-validator');
    await tool.getByLabel('Forbid unknown keys').check();
    await tool.getByText('forbidNonWhitelisted: true').waitFor();
    await tool.getByLabel('Body').fill('{"color": "blue"}');
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('property color should not exist').waitFor();
  });

  it('says what it does not simulate', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByLabel('API docs').check();
    await tool.getByText('System: 3 routes').click();
    await tool.getByRole('button', {name: /\/api\/docs/}).click();
    await tool.getByText('Not simulated: the response is an HTML page').waitFor();
  });

  it('does not hang on a link that inflates to more than a schema', async () => {
    const bomb = deflateRawSync(JSON.stringify('x'.repeat(20_000_000))).toString('base64url');
    const page = await visit(`${explorerPage}#explorer=${bomb}`);
    await page.locator('[data-tool=explorer]').getByText('6 models, 48 routes').waitFor();
  });

  it('turns endpoints off and shows the files that do it', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByLabel('deleteOne is on').uncheck();
    await tool.getByText('disable: {deleteOne: true}').waitFor();
    await tool.getByLabel('routers.strict').selectOption('no-bulk');
    await tool.getByText("routers: {strict: 'no-bulk'}").waitFor();
    await eventually(() => tool.getByLabel('createMany is on').isChecked()).toBe(false);
    await tool.getByText('Files that the command line generates').click();
    await tool.getByText('src/modules/book/book.hooks.ts').click();
    await tool.getByText('npx arkos generate hooks --model book').waitFor();
  });

  it('says what 1.3 cannot do with a model', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByLabel('Schema', {exact: true}).selectOption('composite');
    await tool.getByLabel('Model', {exact: true}).selectOption('Ticket');
    await tool.getByText('The key is Int.').waitFor();
    await tool.getByText('Views get no endpoints: TicketReport.').waitFor();
  });

  it('puts its state into the URL, and opens with it', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await typeSchema(page, tool, post);
    await page.waitForURL(/#explorer=/);
    const linked = await visit(page.url().replace(/^https?:\/\/[^/]+/, ''));
    const linkedTool = linked.locator('[data-tool=explorer]');
    await linkedTool.getByText('1 model, 8 routes').waitFor();
    // A second link on the same page replaces the state.
    await linked.evaluate(() => {
      location.hash = '#explorer=e30';
    });
    await linkedTool.getByText('6 models, 48 routes').waitFor();
  });

  it('starts the form again when the example changes', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tryRoute(tool, /\/api\/books createOne/);
    await tool.getByLabel('Body').fill('{}');
    await typeSchema(
      page,
      tool,
      'model Book {\n  id String @id @default(uuid())\n  headline String\n}\n',
    );
    await eventually(() => tool.getByLabel('Body').inputValue()).toContain('headline');
  });

  it('says what is wrong with a decorator that is half typed', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    await tool.getByLabel('Validation').selectOption('class-validator');
    await tool.getByText('Validation files').first().click();
    await tool
      .getByLabel('src/modules/book/dtos/create-book.dto.ts')
      .fill('export default class A {\n  @IsEnum()\n  a!: string;\n}\n');
    await tool.getByText('Line 2: class-validator rejects @IsEnum').waitFor();
    await tryRoute(tool, /\/api\/books createOne/);
    await eventually(() => tool.getByRole('button', {name: 'Send'}).isEnabled()).toBe(true);
  });

  it('exports the API as files', async () => {
    const page = await visitShared(explorerPage);
    const tool = await open(page, 'explorer');
    for (const [button, name] of [
      ['Download OpenAPI 3.1', 'openapi.json'],
      ['Download .http file', 'api.http'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        tool.getByRole('button', {name: button}).click(),
      ]);
      expect(download.suggestedFilename()).toBe(name);
    }
  });

  it('opens with the keyboard, and the focus goes into it', async () => {
    const page = await visitShared(explorerPage);
    const tool = page.locator('[data-tool=explorer]');
    await tool.locator('[data-tool-open]').focus();
    await page.keyboard.press('Enter');
    await tool.getByLabel('Schema', {exact: true}).waitFor();
    await page.keyboard.press('Tab');
    await eventually(() =>
      tool.getByLabel('Schema', {exact: true}).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    // Tab leaves the editor.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('DIV');
  });

  it('goes away with its page', async () => {
    const page = await visitShared(explorerPage);
    await open(page, 'explorer');
    await page.locator('.pagination-nav__link--next').click();
    await page.locator('[data-tool=explorer]').waitFor({state: 'detached'});
    await page.goBack();
    await page.locator('[data-tool=explorer] [data-tool-open]').waitFor();
    await open(page, 'explorer');
  });

  it.each(views)('has no accessibility fault and fits on %s', async (_, viewport, colorMode) => {
    const page = await visitShared(explorerPage, {viewport, colorMode});
    const tool = await open(page, 'explorer');
    await tool.getByLabel('Authentication').selectOption('static');
    await tool.getByLabel('Username').selectOption('email');
    await tool.getByLabel('Validation').selectOption('class-validator');
    await tool.getByLabel('deleteMany is on').uncheck();
    await tryRoute(tool, /\/api\/books createOne/);
    await tool.getByRole('button', {name: 'Send'}).click();
    await tool.getByText('Validation files').first().click();
    await tool.getByText('Authentication: 9 routes').click();
    await tool.getByText('File uploads: 4 routes').click();
    await tryRoute(tool, /uploadFile/);
    expect(await axe(page, '[data-tool=explorer]')).toEqual([]);
    expect(await overflow(tool)).toBe(0);
  });
});

describe.each(queryPages)('the query lab on %s', (path) => {
  it('shows what a query becomes, with the rules', async () => {
    const page = await visitShared(path);
    const tool = await open(page, 'query');
    await tool.getByLabel('Query string').fill('pages__gt=300&title=a');
    await tool.getByText('400: Argument `gt`: Invalid value provided. Expected Int').waitFor();
    await tool.getByText('where.OR[1]').waitFor();
    await tool.getByLabel('Query string').fill('isPublished__equals=true');
    await tool.getByText('The framework rejects this query: 500').waitFor();
    await tool.getByLabel('Endpoint').selectOption('deleteMany');
    await tool.getByLabel('Query string').fill('filterMode=AND');
    await tool.getByText('Filter criteria not provided for bulk delete.').waitFor();
  });

  it('works as a form, and from the arguments back to the query', async () => {
    const page = await visitShared(path);
    const tool = await open(page, 'query');
    const query = tool.getByLabel('Query string');
    await query.fill('title=a');
    const added = tool.getByRole('group', {name: 'New parameter'});
    await added.getByLabel('Name').fill('fields');
    await added.getByLabel('Value').fill('+author');
    await tool.getByRole('button', {name: 'Add'}).click();
    await eventually(() => query.inputValue()).toBe('title=a&fields=%2Bauthor');
    await tool.getByRole('button', {name: 'Remove title'}).click();
    await eventually(() => query.inputValue()).toBe('fields=%2Bauthor');
    await tool.getByRole('button', {name: 'Remove fields'}).click();
    await eventually(() =>
      added.getByLabel('Name').evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await tool
      .getByLabel('Arguments of findMany')
      .fill('{"where": {"OR": [{"price": {"gte": 10}}]}, "skip": 0, "take": 30}');
    await tool.getByText('The query makes exactly these arguments.').waitFor();
    await eventually(() => query.inputValue()).toBe('price__gte=10');
    const editor = tool.getByLabel('Arguments of findMany');
    await editor.fill('{"omit": {"password": false}}');
    await tool.getByText('The framework rejects this query').waitFor();
    expect(await editor.inputValue()).toBe('{"omit": {"password": false}}');
    expect(await editor.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('knows what SQLite rejects, and opens with the state of a link', async () => {
    const page = await visitShared(path);
    const tool = await open(page, 'query');
    await tool.getByLabel('Query string').fill('search=river');
    await tool.getByText('Prisma accepts these arguments: 200.').waitFor();
    await page.waitForURL(/#query=/);
    const before = page.url();
    await tool.getByLabel('Database').selectOption('sqlite');
    await tool.getByText('Unknown argument `mode`.').waitFor();
    await page.waitForURL((url) => url.href !== before);
    const linked = await visit(page.url().replace(/^https?:\/\/[^/]+/, ''));
    await linked.locator('[data-tool=query]').getByText('Unknown argument `mode`.').waitFor();
  });

  it.each(views)('has no accessibility fault and fits on %s', async (_, viewport, colorMode) => {
    const page = await visitShared(path, {viewport, colorMode});
    const tool = await open(page, 'query');
    expect(await axe(page, '[data-tool=query]')).toEqual([]);
    expect(await overflow(tool)).toBe(0);
  });
});
