import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {root} from '../../../src/root';
import {ensurePrismaClient} from '../../../src/bookshop/prisma-client';
import {createChecker, type PageReport, type SampleChecker} from '../../../src/samples/check';
import {quantitiesIn} from '../../../src/samples/prose/quantities';
import {formatFinding} from '../../../src/samples/sample';
import {cpuTime} from '../../support/cpu-time';

const fixtures = path.join(root, 'tests/fixtures/samples');
const names = readdirSync(fixtures)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => path.basename(file, '.mdx'));
const sourceOf = (name: string) => ({
  page: `docs/${name}.mdx`,
  text: readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8'),
});

/** `line:column code → fix` of each finding that a page of tests/fixtures/samples must give. */
const expected: Record<string, readonly string[]> = {
  right: [],
  'wrong-sample-that-fails': [],
  'near-miss': [
    "9:27 arkos/near-miss → did you mean 'isPublished'?",
    "9:58 arkos/near-miss → did you mean 'createdAt'?",
    "22:35 arkos/near-miss → did you mean 'id'?",
    "23:30 arkos/unknown-parameter → did you mean 'fileType'?",
    "31:26 arkos/unknown-field → did you mean 'title'?",
  ],
  'no-mdx': ['1:1 mdx → fix the MDX'],
  nocheck: [
    '3:1 arkos/fence → say why it cannot be checked: nocheck="…"',
    "4:19 TS2307 → did you mean 'arkos'?",
    '7:1 arkos/fence → say why it cannot be checked: nocheck="…"',
    "8:19 TS2307 → did you mean 'arkos'?",
    '15:1 arkos/fence → name the diagnostic it must give: wrong="TS2551", or a part of the message',
    '15:1 arkos/fence → keep one of them',
  ],
  'wrong-name': [
    "6:7 TS2339 → did you mean 'init'?",
    "11:14 TS2724 → did you mean 'BeforeCreateOneHookArgs'?",
    "19:39 TS2307 → did you mean 'arkos/prisma'?",
  ],
  'wrong-option': [
    "7:44 TS2561 → did you mean 'allowedUsernames'?",
    `16:29 TS2820 → did you mean '"zod"'?`,
  ],
  'wrong-convention': [
    "6:14 arkos/unknown-export → did you mean 'beforeFindMany'?",
    "16:1 arkos/not-loaded → did you mean 'book'?",
    "25:1 arkos/not-loaded → did you mean 'book.hooks.ts'?",
    '29:1 arkos/no-default-export → export AuthConfigs as default',
    "35:1 arkos/old-name → name it 'book.query.ts'",
  ],
  'wrong-command': [
    "4:20 arkos/unknown-command → did you mean 'controller'?",
    "5:31 arkos/unknown-flag → did you mean '--model'?",
    '6:1 arkos/missing-flag → add --model <name>',
    '7:11 arkos/missing-value → write --port <number>',
    '11:34 arkos/unknown-flag → it asks: give a name only',
    '16:37 arkos/unknown-flag → use one of -m, --model, -p, --path, --help',
    '24:21 arkos/unknown-command → use one of build, dev, start, generate, prisma',
  ],
  'wrong-variable': [
    "6:1 arkos/unknown-variable → did you mean 'JWT_SECRET'?",
    "15:1 arkos/unknown-variable → did you mean 'EMAIL_HOST'?",
    '16:1 env → write NAME=value',
  ],
  'wrong-sample-that-compiles': [
    '3:1 arkos/not-wrong → show what is really wrong, or say with fails="…" what goes wrong when it runs',
    '9:1 arkos/not-wrong → show what is really wrong, or say with fails="…" what goes wrong when it runs',
    "12:7 TS2339 → did you mean 'init'?",
    '15:1 arkos/fence → add wrong="the diagnostic", or fails="…" when only running it shows the fault',
    '21:1 arkos/not-wrong → show what is really wrong, or say with fails="…" what goes wrong when it runs',
  ],
  'wrong-json': ['6:1 json → write real JSON', "12:6 TS5025 → did you mean 'strict'?"],
  'wrong-http': [
    "4:5 arkos/unknown-path → did you mean '/api/books'?",
    '9:1 arkos/unknown-method → use GET or PATCH or DELETE',
    '13:16 http → write an id of the seed data',
    "17:16 arkos/unknown-path → did you mean 'me'?",
    "21:16 arkos/unknown-query → did you mean 'price'?",
    "21:37 arkos/unknown-query → did you mean 'gte'?",
    "21:51 arkos/unknown-query → did you mean 'title'?",
    '28:27 json → write real JSON',
    '32:14 http → write Created',
    "39:65 arkos/unknown-code → did you mean 'LoginRequired'?",
    "43:1 http → did you mean 'GET'?",
    '48:1 http → write Name: value, or a blank line before the body',
    "52:19 arkos/unknown-path → did you mean 'images'?",
    "52:25 arkos/unknown-query → did you mean 'width'?",
  ],
  'not-in-a-new-project': [
    '4:46 TS2550 → fix the sample, or mark it wrong="TS2550" if it is meant to fail',
    '10:36 TS7006 → fix the sample, or mark it wrong="TS7006" if it is meant to fail',
    '10:41 TS7006 → fix the sample, or mark it wrong="TS7006" if it is meant to fail',
  ],
  'wrong-prose': [
    "5:11 arkos/unknown-name → did you mean 'beforeCreateOne'?",
    '5:37 arkos/unknown-name → see ArkosConfig',
    "5:43 arkos/unknown-name → did you mean 'allowedUsernames'?",
    "5:75 arkos/unknown-name → did you mean 'JWT_SECRET'?",
    "5:100 arkos/unknown-name → did you mean 'hooks'?",
    '8:40 arkos/wrong-status → write 401',
    '8:61 arkos/wrong-status → write 404',
    '12:4 arkos/wrong-default → write 30',
    "14:21 arkos/unknown-command → did you mean 'controller'?",
    "14:48 arkos/unknown-path → did you mean '/api/books'?",
    "16:6 arkos/unknown-message → write 'You are not logged in! please log in to get access'",
    "18:1 arkos/unknown-exchange → did you mean 'auth/login'?",
    "20:1 arkos/unknown-subject → did you mean 'ArkosConfig.authentication'?",
    '26:1 arkos/wrong-status → write 401',
    "26:23 arkos/unknown-name → did you mean '--model'?",
    "26:42 arkos/unknown-name → did you mean 'middlewares'?",
    '26:77 arkos/unknown-name → use one of EMAIL_HOST, EMAIL_PORT, EMAIL_SECURE, EMAIL_USER, EMAIL_PASSWORD, EMAIL_NAME',
    "26:106 arkos/unknown-name → did you mean 'DELETE'?",
    '29:23 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: onErrorFindOne */} on the page',
    '29:50 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: globalRateLimitOptions */} on the page',
    '31:17 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: auth.query-options.ts */} on the page',
    "31:66 arkos/unknown-path → did you mean '/api/auth-actions'?",
    '33:17 arkos/wrong-status → write 409',
    '35:19 arkos/wrong-default → write lax',
    '37:20 arkos/wrong-default → write /api/uploads',
    "39:1 arkos/unknown-component → did you mean 'Endpoints'?",
  ],
  'wrong-response': [
    "7:3 arkos/unknown-field → did you mean 'title'?",
    '11:10 arkos/wrong-status → write 201',
    '14:2 arkos/unknown-field → use data',
    '18:10 arkos/wrong-status → write 401',
    "21:32 arkos/unknown-message → write 'Your auth token is invalid, please login again.'",
  ],
  'wrong-own-response': [
    '45:1 arkos/unknown-field → write {results, data}',
    '54:10 arkos/wrong-status → write 202',
    '66:10 arkos/wrong-status → write 204 or 401',
    '115:1 arkos/unknown-field → write {error} or {results, data}',
    '124:10 arkos/wrong-status → write 200',
  ],
  'swapped-arguments': [
    "7:50 arkos/swapped-arguments → write 'Publish' there",
    '10:45 arkos/swapped-arguments → write password there',
    "11:24 arkos/swapped-arguments → write 'The password is wrong' there",
    "29:9 arkos/swapped-arguments → write 'Dr.' there",
    "32:39 arkos/swapped-arguments → write json.code ?? 'Unknown' there",
  ],
  'wrong-prisma': ["6:3 P1012 → did you mean 'String'?"],
  'wrong-prisma-beside-the-bookshop': ['4:1 P1012 → show both sides of the relation'],
  'wrong-component': [
    "3:26 arkos/unknown-attribute → did you mean 'folded'?",
    '5:1 arkos/unknown-attribute → add name="…"',
    '7:1 arkos/unknown-attribute → add of="…"',
    "7:11 arkos/unknown-attribute → did you mean 'of'?",
    '9:28 arkos/unknown-attribute → write linked alone',
    "11:1 arkos/unknown-subject → did you mean 'BaseService.findMany'?",
    "13:1 arkos/unknown-subject → did you mean 'upload'?",
    '13:22 arkos/unknown-attribute → it takes of, linked',
    "15:1 arkos/unknown-subject → did you mean 'system'?",
    "17:1 arkos/unknown-subject → did you mean 'pipeline'?",
    "19:7 arkos/unknown-attribute → did you mean 'groupId'?",
    "23:11 arkos/unknown-component → did you mean 'Exchange'?",
  ],
  'wrong-request': [
    '7:30 arkos/unknown-field → write a value of that type',
    '7:47 arkos/unknown-field → use one of id, title, isbn, summary, price, pages, isPublished, publishedAt, coverUrl, sampleUrl, trailerUrl, authorId',
    "7:79 arkos/unknown-field → did you mean 'name'?",
    '14:55 arkos/unknown-field → use one of id, name, country, bio, books, createdAt, updatedAt',
    '21:3 arkos/unknown-field → write a value of that type',
    '21:23 arkos/unknown-field → write a value of that type',
    '21:39 arkos/unknown-field → write a value of that type',
    '32:37 arkos/unknown-field → write a value of that type',
    "32:51 arkos/unknown-field → did you mean 'publishedAt'?",
    '49:30 arkos/unknown-method → use GET or PATCH or DELETE',
    "50:39 arkos/unknown-query → did you mean 'limit'?",
    '53:35 arkos/unknown-field → write a value of that type',
    "58:15 arkos/unknown-path → did you mean '/api/books'?",
    '59:15 arkos/unknown-method → use GET or PATCH or DELETE',
    "62:27 arkos/unknown-field → did you mean 'title'?",
    "68:17 arkos/unknown-name → did you mean 'publish'?",
    '78:10 arkos/wrong-status → write 409',
    "81:32 arkos/unknown-message → write 'The shelf is full'",
    '88:23 arkos/unknown-field → use one of id, name, country, bio, books, createdAt, updatedAt',
    "106:4 arkos/unknown-field → did you mean 'books'?",
  ],
  'wrong-order': [
    '10:31 arkos/swapped-arguments → write req there',
    "11:25 arkos/swapped-arguments → write {id: '1'} there",
  ],
  'wrong-floating-promise': [
    '13:5 arkos/floating-promise → put await before it, or handle its failure with catch',
    '17:15 arkos/floating-promise → put await before it, or handle its failure with catch',
    '21:14 arkos/floating-promise → put await before it, or handle its failure with catch',
    '27:13 arkos/floating-promise → put await before it, or handle its failure with catch',
  ],
  'wrong-names-in-prose': [
    '3:11 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: onErrorFindOne */} on the page',
    '3:33 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: afterFindOneHook */} on the page',
    '3:53 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: beforeSave */} on the page',
    "5:2 arkos/unknown-name → did you mean 'request.parameters.allowDangerousPrismaQueryOptions'?",
    '7:6 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: JWT_Secret */} on the page',
    '7:22 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: jwtSecret */} on the page',
    '7:37 arkos/unknown-name → use one of JWT_SECRET, JWT_EXPIRES_IN, JWT_COOKIE_SECURE, JWT_COOKIE_HTTP_ONLY, JWT_COOKIE_SAME_SITE',
    "9:2 arkos/unknown-name → did you mean 'routers.strict'?",
    "9:10 arkos/unknown-name → did you mean 'strict'?",
    "9:21 arkos/unknown-name → did you mean 'middlewares.disable'?",
    '9:45 arkos/unknown-name → see ArkosConfig',
    "11:2 arkos/unknown-name → did you mean 'authentication.jwt.expiresIn'?",
    "11:44 arkos/unknown-name → did you mean 'authentication.jwt.expiresIn'?",
    '13:2 arkos/unknown-method → use GET or PATCH or DELETE',
    '13:27 arkos/unknown-method → use DELETE',
    "13:70 arkos/unknown-query → did you mean 'limit'?",
    "15:23 arkos/unknown-query → did you mean 'publishedAt'?",
    "17:17 arkos/unknown-path → did you mean '/api/authors'?",
    "17:22 arkos/unknown-path → did you mean '/api/authors'?",
    '21:12 arkos/unknown-method → use GET or PATCH or DELETE',
    "23:10 arkos/unknown-command → did you mean 'controller'?",
    '23:37 arkos/unknown-flag → use one of -m, --module, --help',
    "23:76 arkos/unknown-flag → did you mean '--model'?",
    "25:2 arkos/unknown-name → did you mean 'interceptors'?",
    "25:48 arkos/unknown-name → did you mean 'hooks'?",
    "25:48 arkos/unknown-name → did you mean 'src/modules/book/book.hooks.ts'?",
    "25:81 arkos/unknown-name → did you mean 'src/modules/book/book.hooks.ts'?",
    '27:6 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: InvalidToken */} on the page',
    "27:31 arkos/unknown-name → did you mean 'P2000'?",
    '27:40 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: RouteNotExists */} on the page',
    '29:2 arkos/unknown-name → use one of modelName, relationFields, prisma, constructor, createOne, createMany, count, findMany',
    '29:42 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: signJwt */} on the page',
    '29:68 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: sendMail */} on the page',
    '29:94 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: findAll */} on the page',
    '31:9 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: X-Ratelimit-Limit */} on the page',
    "31:30 arkos/unknown-name → did you mean 'Authorization'?",
    "31:64 arkos/unknown-name → did you mean 'query-parser'?",
    '33:14 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: argon2 */} on the page',
    '33:28 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: arkosjs */} on the page',
    "33:36 arkos/unknown-name → did you mean 'code'?",
    "33:44 arkos/unknown-name → did you mean 'arkos/services'?",
    "33:61 arkos/unknown-name → did you mean 'arkos/utils'?",
    '35:2 arkos/unknown-name → use cookie-only or response-only or both',
    '35:47 arkos/unknown-name → use class-validator or zod',
    "35:71 arkos/unknown-name → did you mean 'sup'?",
    '35:83 arkos/unknown-name → use static or dynamic or prisma or class-validator or zod',
    "37:2 arkos/unknown-path → did you mean '/api/auth/login'?",
    "37:41 arkos/unknown-path → did you mean '/api/books'?",
    '39:6 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: prismaQuery */} on the page',
    "39:25 arkos/unknown-name → did you mean 'use'?",
    "41:18 arkos/unknown-name → did you mean 'fonts'?",
    "41:35 arkos/unknown-name → did you mean 'docs:check'?",
    '43:2 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: BookModel */} on the page',
    '43:15 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: CreateManyInput */} on the page',
    "43:34 arkos/unknown-name → did you mean 'authConfigs'?",
    "43:48 arkos/unknown-name → did you mean 'RouterConfig'?",
    '45:48 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: HookArgs */} on the page',
    "47:9 arkos/unknown-name → did you mean 'gte'?",
    "47:29 arkos/unknown-name → did you mean 'author'?",
    "47:54 arkos/unknown-name → did you mean 'AND'?",
    "49:2 arkos/unknown-name → did you mean '--model'?",
    '49:13 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: --forced */} on the page',
    "49:28 arkos/unknown-name → did you mean '-m'?",
    "51:2 arkos/unknown-name → did you mean 'fileUpload.baseRoute'?",
    "51:26 arkos/unknown-name → did you mean 'fileUpload.baseRoute'?",
    '51:37 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: baseURL */} on the page',
    "51:51 arkos/unknown-name → did you mean 'fileUpload.restrictions.images'?",
  ],
  'wrong-values-in-prose': [
    '3:2 arkos/wrong-default → write 30',
    '5:36 arkos/wrong-default → write 30',
    '7:40 arkos/wrong-default → write 30d',
    '9:2 arkos/wrong-default → write 30d',
    '11:2 arkos/wrong-default → write one of 60000, 500, draft-7, false',
    '13:2 arkos/wrong-default → write 15728640',
    '15:28 arkos/wrong-default → write 8000 or 465',
    '17:10 arkos/wrong-default → write 8000 or 465',
    '19:2 arkos/wrong-default → write true',
    '21:2 arkos/wrong-default → write /docs',
    '21:31 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: api-docs */} on the page',
    '25:23 arkos/wrong-default → write false',
    '26:4 arkos/wrong-default → write 1',
    '28:36 arkos/wrong-status → write 401',
    '30:2 arkos/wrong-status → write 401',
    '32:44 arkos/wrong-status → write 401',
    '34:2 arkos/wrong-status → write 201',
    '36:2 arkos/wrong-status → write 204',
    '38:37 arkos/wrong-status → write 400',
    '42:4 arkos/wrong-status → write 404',
    '44:2 arkos/wrong-status → write Forbidden',
    '46:26 arkos/wrong-status → write 404',
    '48:2 arkos/wrong-default → write false',
    '50:2 arkos/wrong-default → write one of 60000, 500, draft-7, false',
    '52:43 arkos/wrong-default → write one of 5000, 10, draft-7, false',
    '54:2 arkos/wrong-default → write localhost',
    '56:2 arkos/wrong-default → write both',
    '58:2 arkos/wrong-default → write 465',
    '62:19 arkos/wrong-status → write 403',
    '64:36 arkos/wrong-status → write 404',
    '66:2 arkos/wrong-default → write uploads',
    '68:19 arkos/wrong-status → write 500',
    "72:19 arkos/unknown-path → write an id, or ':id'",
  ],
  'wrong-facts-in-prose': [
    '3:46 arkos/wrong-default → write 30d',
    '5:2 arkos/wrong-default → write 30',
    '7:2 arkos/wrong-default → write 1 or 30',
    '9:27 arkos/wrong-default → write 30',
    '11:2 arkos/wrong-default → write 8000 or 465',
    '13:5 arkos/wrong-default → write 8000',
    '15:54 arkos/wrong-default → write 15728640',
    '19:25 arkos/wrong-status → write Conflict',
    '21:60 arkos/wrong-status → write 401',
    '23:2 arkos/wrong-status → write 401',
    '25:4 arkos/wrong-status → write 401',
    '29:2 arkos/wrong-status → write 201',
    '31:2 arkos/wrong-status → write 204',
    '33:11 arkos/wrong-status → write 404',
    '35:2 arkos/wrong-default → write JWT_COOKIE_SECURE',
    '37:2 arkos/wrong-default → write not set',
    '41:2 arkos/wrong-default → write OR',
    '45:2 arkos/unknown-name → use no-bulk',
    '47:2 arkos/unknown-name → use compression or global-rate-limit or auth-rate-limit or cors or express-json or cookie-parser or query-parser or request-logger or global-error-handler',
    '51:31 arkos/wrong-default → write 30 or 10',
    '55:26 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: imageUploader */} on the page',
    "55:67 arkos/unknown-name → did you mean 'uploadFile'?",
    '57:25 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: getPrismaInstance */} on the page',
    '57:46 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: loadPrisma */} on the page',
    '57:63 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: prismaInstance */} on the page',
    "59:43 arkos/unknown-name → did you mean 'authenticate'?",
    "61:2 arkos/unknown-name → did you mean 'src/modules/book/dtos/create-book.dto.ts'?",
    "61:52 arkos/unknown-name → did you mean 'src/modules/book/dtos/create-book.dto.ts'?",
    "63:2 arkos/unknown-name → did you mean 'src/utils/prisma/index.ts'?",
    "63:35 arkos/unknown-name → did you mean 'prisma/schema/book.prisma'?",
    '65:7 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: prod */} on the page',
    '67:2 arkos/unknown-name → use one of NODE_ENV',
    "67:25 arkos/unknown-name → did you mean 'DATABASE_URL'?",
    "69:21 arkos/unknown-name → did you mean 'set-cookie'?",
    '71:2 arkos/unknown-name → name what there is, or show it in a sample, or write {/* docs-check: arkos_token */} on the page',
  ],
  'wrong-status-word': [
    '8:13 arkos/wrong-status → write "fail"',
    '19:12 arkos/wrong-status → write "error"',
    '23:12 arkos/wrong-status → write "fail"',
  ],
  'wrong-rows': [
    '5:4 arkos/wrong-status → write 204',
    '6:4 arkos/wrong-status → write 200',
    '7:17 arkos/wrong-status → write 200',
    '8:4 arkos/wrong-status → write 200',
    '15:4 arkos/wrong-default → write 30',
    '17:4 arkos/wrong-default → write 50 MiB',
    '18:1 arkos/wrong-default → write 10',
    '18:1 arkos/wrong-default → write 5096 MiB',
    '22:5 arkos/wrong-status → write 201',
  ],
  'wrong-cors-option': [
    "7:41 TS2561 → did you mean 'exposedHeaders'?",
    "15:20 arkos/near-miss → did you mean 'allowedHeaders'?",
    '15:56 TS2322 → fix the sample, or mark it wrong="TS2322" if it is meant to fail',
    '23:26 TS7006 → fix the sample, or mark it wrong="TS7006" if it is meant to fail',
    '23:31 TS7006 → fix the sample, or mark it wrong="TS7006" if it is meant to fail',
    '31:20 TS2322 → fix the sample, or mark it wrong="TS2322" if it is meant to fail',
  ],
  'wrong-types': [
    '10:31 arkos/no-types → add npm install -D @types/ws to the page',
    '12:31 arkos/no-types → add npm install -D @types/nodemailer to the page',
  ],
  'wrong-package': [
    '5:20 arkos/unknown-package → add npm install clsx to the page, or do without it',
  ],
  'wrong-quote': [
    "3:1 arkos/unknown-region → did you mean 'authentication'?",
    '6:1 arkos/unknown-file → name a file below docs/_bookshop',
  ],
};

let checker: SampleChecker;
let reports: Map<string, PageReport>;
const reportOf = (name: string): PageReport => {
  const report = reports.get(name);
  if (!report) throw new Error(`No report for ${name}`);
  return report;
};

beforeAll(async () => {
  await ensurePrismaClient();
  checker = createChecker({root});
  reports = new Map(
    checker
      .checkPages(names.map(sourceOf))
      .map((report) => [path.basename(report.page, '.mdx'), report]),
  );
}, 180_000);

describe('the samples of a page', () => {
  it('have an expectation for every fixture', () => {
    expect(names.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.entries(expected))('%s', (name, findings) => {
    const found = reportOf(name).findings.map(
      ({line, column, code, fix}) => `${line}:${column} ${code} → ${fix}`,
    );
    expect(found).toEqual(findings);
  });

  it('name file, line, column, message and fix', () => {
    const [finding] = reportOf('wrong-convention').findings;
    expect(finding && formatFinding(finding)).toBe(
      "docs/wrong-convention.mdx:6:14 Nothing calls the export 'beforFindMany' of 'book.middlewares.ts' → did you mean 'beforeFindMany'?",
    );
  });

  it('are counted by language, with opt-outs and their reasons apart', () => {
    const {checked, unchecked} = reportOf('right');
    expect(checked).toEqual({TypeScript: 5, JavaScript: 1, HTTP: 5, shell: 2, env: 1, Prisma: 1});
    expect(unchecked).toEqual({text: 1});
    expect(reportOf('nocheck').optOuts).toEqual([
      {line: 11, reason: 'The package of 2.0 is not published yet'},
    ]);
    expect(reportOf('wrong-sample-that-fails')).toMatchObject({
      wrong: 4,
      fails: [{line: 27, reason: 'Express ends the request before the body is read'}],
    });
  });

  it('are checked anew when the page changes, and only it', () => {
    const right = sourceOf('right');
    const broken = {...right, text: right.text.replace('{shelves} from', '{shelfs} from')};
    const milliseconds = cpuTime(() => {
      const [after] = checker.checkPages([broken]);
      expect(after?.findings.map(({code}) => code)).toEqual(['TS2614', 'TS18004']);
    });
    expect(checker.checkPages([right])[0]?.findings).toEqual([]);
    expect(milliseconds).toBeLessThan(5000);
  }, 30_000);
});

const fence = (meta: string, ...rows: string[]): string =>
  `\`\`\`${meta}\n${rows.join('\n')}\n\`\`\`\n`;
const http = (...rows: string[]): string => fence('http', ...rows);
const findingsIn = (text: string): string[] =>
  checker
    .checkPages([{page: 'docs/x.mdx', text}])
    .flatMap(({findings}) =>
      findings.map(({line, column, code, message}) => `${line}:${column} ${code} ${message}`),
    );

/** What pages are and the findings that they must give. */
const pages: [what: string, text: string, findings: readonly string[]][] = [
  [
    'a percent sign that encodes nothing',
    http('GET /api/books?title__contains=100% HTTP/1.1'),
    ["2:32 http '100%' is not percent-encoded"],
  ],
  [
    'a substitution without a name',
    fence('bash', 'npx arkos build ${}', 'curl http://localhost:8000/api/books?a=${}'),
    [
      '2:1 shell The command does not parse: Bad substitution: ${}',
      '3:1 shell The command does not parse: Bad substitution: ${}',
    ],
  ],
  [
    'a field whose name is no pattern',
    http('POST /api/books HTTP/1.1', 'Content-Type: application/json', '', '{"ti(tle": "x"}'),
    ["5:3 arkos/unknown-field Book has no field 'ti(tle'"],
  ],
  [
    'JSON with a mistake in its first lines',
    fence('json', '{', '  "id": x,', '  "title": 1', '}'),
    ["3:9 json The JSON does not parse: Unexpected token 'x'"],
  ],
  [
    'a trailing comma in a list',
    fence('json', '[', '  "a",', ']', ''),
    ["4:1 json The JSON does not parse: Unexpected token ']'"],
  ],
  [
    'an update by the id of its data',
    fence(
      'ts',
      "import bookService from './modules/book/book.service';",
      '',
      'export const publish = (data: {id: string}) =>',
      '  bookService.updateOne({id: data.id}, {isPublished: true});',
    ),
    [],
  ],
  [
    'a URL with two placeholders, the first its origin',
    fence(
      'ts',
      'export const load = (url: string, id: string) =>',
      '  fetch(`${url}/api/boks/${id}`);',
    ),
    ["3:9 arkos/unknown-path No route matches '/api/boks/1'"],
  ],
  [
    'modules that are imported in other ways',
    fence(
      'ts title="src/app.ts"',
      "import * as limits from './modules/book/book.hook';",
      'use(limits);',
    ) +
      fence('ts title="src/modules/book/book.hook.ts"', 'export const limit = 1;') +
      fence('ts title="src/a.ts"', "import './modules/author/author.hook';") +
      fence('ts title="src/modules/author/author.hook.ts"', 'export const limit = 1;') +
      fence(
        'js title="src/b.js"',
        "const own = require('./modules/auth/auth.hook');",
        'use(own);',
      ) +
      fence('ts title="src/modules/auth/auth.hook.ts"', 'export const limit = 1;') +
      fence(
        'ts title="src/c.ts"',
        'declare global {',
        '  function use(value: unknown): void;',
        '}',
        "export {limit} from './modules/review/review.hook';",
      ) +
      fence('ts title="src/modules/review/review.hook.ts"', 'export const limit = 1;'),
    [],
  ],
  [
    'exports of CommonJS and of a pattern',
    fence('js title="src/modules/auth/auth.query.js"', 'module.exports = {};') +
      fence('js title="src/modules/book/book.middlewares.js"', 'exports.beforFindMany = [];') +
      fence(
        'js title="src/modules/author/author.middlewares.js"',
        'const beforeFindMany = [];',
        'module.exports = {beforeFindMany};',
      ) +
      fence(
        'ts title="src/modules/review/review.middlewares.ts"',
        'export const {beforeFindMany} = {beforeFindMany: []};',
      ),
    ["5:9 arkos/unknown-export Nothing calls the export 'beforFindMany' of 'book.middlewares.js'"],
  ],
  [
    'packages in double quotes, in a continued command and of bun',
    fence('ts', 'import {clsx} from "clsx";', 'export {clsx};'),
    ["2:20 arkos/unknown-package A new project does not have the package 'clsx'"],
  ],
  [
    'packages of a continued command',
    fence('bash', 'npm install \\', '  clsx') +
      fence('ts', "import {clsx} from 'clsx';", 'export {clsx};'),
    [],
  ],
  [
    'packages of bun',
    fence('bash', 'bun add clsx') + fence('ts', "import {clsx} from 'clsx';", 'export {clsx};'),
    [],
  ],
  [
    'variables that are read in other ways',
    fence(
      'ts',
      'export const {FIRST, SECOND: other} = process.env;',
      "export const third = process.env['THIRD'];",
    ) +
      fence(
        'prisma',
        'datasource db {',
        '  provider = "postgresql"',
        '  url      = env("FOURTH")',
        '}',
      ) +
      fence('env', 'FIRST=1', 'SECOND=2', 'THIRD=3', 'FOURTH=4', 'FIFTH=5'),
    ["16:1 arkos/unknown-variable Nothing reads the variable 'FIFTH'"],
  ],
  [
    'components that the page imports',
    "import {Card, Note as Hint} from '@site/src/x';\nimport * as Icons from '@site/src/y';\n\n<Card />\n\n<Hint />\n\n<Icons.Book />\n\n<Other />\n",
    ["10:1 arkos/unknown-component No page has the component 'Other'"],
  ],
  [
    'requests of curl in other forms',
    fence(
      'bash',
      'curl -XPATCH http://localhost:8000/api/books',
      'curl -G http://localhost:8000/api/books -d limitt=1',
      'curl localhost:8000/api/boks',
      '$ curl http://localhost:8000/api/boks',
      '$ npm exec arkos biuld',
      'npx arkos generate controller --model "" --wrong',
    ),
    [
      "2:29 arkos/unknown-method '/api/books' has no PATCH route",
      "3:41 arkos/unknown-query 'limitt' is neither a field of Book nor a parameter",
      "4:20 arkos/unknown-path No route matches '/api/boks'",
      "5:29 arkos/unknown-path No route matches '/api/boks'",
      "6:18 arkos/unknown-command There is no command 'arkos biuld'",
      "7:42 arkos/unknown-flag 'arkos generate controller' has no flag '--wrong'",
    ],
  ],
  [
    'line ends of Windows',
    'A\r\n\r\n```ts\r\nconst a = 1;\r\nconst b: string = 2;\r\nexport {a, b};\r\n```\r\n',
    ["5:7 TS2322 Type 'number' is not assignable to type 'string'"],
  ],
  [
    'fields of a schema with names in Unicode',
    fence('prisma', 'model Käse {', '  id    Int    @id', '  größe Int', '}') +
      http('POST /api/käses HTTP/1.1', 'Content-Type: application/json', '', '{"größe": "x"}'),
    [`11:3 arkos/unknown-field Käse.größe is Int, and "x" is none`],
  ],
  [
    'a file with a name in Unicode',
    fence(
      'ts title="src/übung/a.ts"',
      "import {limit} from '../modules/book/book.hook';",
      'export const a = limit;',
    ) + fence('ts title="src/modules/book/book.hook.ts"', 'export const limit = 1;'),
    [],
  ],
  [
    'what wrong samples and deleted lines declare',
    fence('ts wrong="TS2322"', 'export const a: number = process.env.WRONG;') +
      fence(
        'diff title="src/a.ts"',
        '-export const a = process.env.DELETED;',
        '+export const a = process.env.ADDED;',
      ) +
      fence('ts nocheck="no"', 'export const a = process.env.UNCHECKED;') +
      fence('env', 'WRONG=1', 'DELETED=1', 'ADDED=1', 'UNCHECKED=1'),
    [
      "12:1 arkos/unknown-variable Nothing reads the variable 'WRONG'",
      "13:1 arkos/unknown-variable Nothing reads the variable 'DELETED'",
      "15:1 arkos/unknown-variable Nothing reads the variable 'UNCHECKED'",
    ],
  ],
  ['an exception in a sentence', 'Not `beforeSave`. {/* docs-check: beforeSave */}\n', []],
  [
    'a title that begins with a point',
    fence('ts title="./src/modules/book/book.hook.ts"', 'export const limit = 1;'),
    ["2:1 arkos/not-loaded Nothing loads 'book.hook.ts' in the module 'book'"],
  ],
  [
    'a status line without a number',
    http(
      'HTTP/1.1 OK',
      'Content-Type: application/json',
      '',
      '{"status": "fail", "message": "x", "code": "LoginRequired"}',
    ),
    [
      "2:1 http 'HTTP/1.1 OK' is no status line",
      "5:32 arkos/unknown-message 'LoginRequired' never says 'x'",
    ],
  ],
];

describe('a page with', () => {
  it.each(pages)('%s', (_, text, findings) => {
    expect(findingsIn(text)).toEqual(findings);
  });

  it('tens in words, each of them a whole number', () => {
    expect(quantitiesIn('seventy files, eighty days').map(({value}) => value)).toEqual([
      70,
      80 * 86_400_000,
    ]);
  });

  it('what no checker expected names the page', () => {
    const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new Error('broken');
    });
    try {
      expect(findingsIn(fence('text', 'x'))).toEqual([
        '1:undefined undefined The checker failed: broken',
      ]);
    } finally {
      parse.mockRestore();
    }
  });
});
