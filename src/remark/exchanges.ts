import path from 'node:path';

import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {exchangesFolder} from '../bookshop/folder';
import {byName, readRecordings, recordingFiles} from '../bookshop/read';
import type {Exchange, RecordedBody} from '../bookshop/recording';
import {attributesOf} from './attributes';
import {excerpt, pathsOf} from './support/excerpt';
import {element, fence, readAttributes, tabs} from './support/jsx';
import {toResponse, toCurl, toFetch, toHttp} from './support/request';
import {repository, type StepOptions} from './support/root';
import {failAt, suggest} from './support/fail-at';
import {whileUnchanged} from './support/unchanged';

/** A body of more lines than this is folded. */
const longestBody = 24;

/** The recorded exchanges of the bookshop by `<file>/<name>`, such as `books/list-books`. */
const recordedExchanges = whileUnchanged(
  (root) => recordingFiles(path.join(root, exchangesFolder)),
  (files): ReadonlyMap<string, Exchange> => byName(readRecordings(files)),
);

async function show(node: MdxJsxFlowElement, exchange: Exchange, isFolded: boolean): Promise<void> {
  const {request, response} = exchange;
  const {head, body, language} = toResponse(response);
  const lines = body === '' ? 0 : body.split('\n').length;
  const isLong = lines > longestBody;
  const forms = tabs('request', [
    {value: 'curl', label: 'curl', content: fence('bash', toCurl(request))},
    {value: 'fetch', label: 'fetch', content: fence('js', await toFetch(request, response))},
    {value: 'http', label: 'HTTP', content: fence('http', toHttp(request))},
  ]);
  const answer = isLong
    ? [fence('http', head), element('ExchangeBody', {lines}, [fence(language, body)])]
    : [fence('http', body === '' ? head : `${head}\n\n${body}`)];
  Object.assign(
    node,
    element(
      'Exchange',
      {
        method: request.method,
        path: request.path,
        status: response.status,
        statusText: response.statusText,
        ...(isFolded ? {folded: true} : {}),
      },
      [
        element('ExchangePane', {label: 'Request'}, [forms]),
        element('ExchangePane', {label: 'Response'}, answer),
        ...(exchange.mails ?? []).map((mail) =>
          element('ExchangePane', {label: 'Mail sent'}, [
            fence(
              'text',
              `From: ${mail.from}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`,
            ),
          ]),
        ),
      ],
    ),
  );
}

/** The fields of a recorded body that `list` names, all of them if it names none. */
function fieldsOf(file: VFile, node: MdxJsxFlowElement, list: string, body?: RecordedBody): string {
  const json = body?.type === 'json' ? body.json : undefined;
  const paths = list.split(',').flatMap((path) => path.trim() || []);
  const known = pathsOf(json);
  const unknown = paths.find((path) => !known.includes(path));
  if (unknown !== undefined)
    failAt(file, node, `The recorded body has no field '${unknown}'`, suggest(unknown, known));
  return json === undefined ? '' : `\n\n${excerpt(json, paths)}`;
}

function showExcerpt(
  file: VFile,
  node: MdxJsxFlowElement,
  {request, response}: Exchange,
  fields: {readonly sent: string; readonly shown: string},
): void {
  // The host is the same in every request.
  const head = toHttp({...request, body: undefined}).replace(/\nHost: .*/, '');
  const sent = head + fieldsOf(file, node, fields.sent, request.body);
  const received = toResponse(response).head + fieldsOf(file, node, fields.shown, response.body);
  Object.assign(
    node,
    element('Exchange', {}, [
      element('ExchangePane', {label: 'Request'}, [fence('http', sent)]),
      element('ExchangePane', {label: 'Response'}, [fence('http', received)]),
    ]),
  );
}

function find(
  file: VFile,
  node: MdxJsxFlowElement,
  name: string,
  all: ReadonlyMap<string, Exchange>,
): Exchange {
  const found = all.get(name) ?? [...all.values()].find((exchange) => exchange.name === name);
  if (found) return found;
  const known = name.includes('/')
    ? [...all.keys()]
    : [...all.values()].map((exchange) => exchange.name);
  return failAt(file, node, `No exchange '${name}' is recorded`, suggest(name, known));
}

/**
 * Remark step: puts what was recorded into `<Exchange name="books/list-books"/>`: the request as
 * curl, fetch and HTTP in tabs, and the response; a long body folded. With `folded` the whole
 * exchange is folded under its first line. With `show`, a list of fields such as `data.title`, it is an
 * excerpt in HTTP's own form: these fields of the response, and those of the request that `send` lists.
 *
 * @param options - Where the repository is.
 * @returns The transformer; it throws an Error that names the position and the nearest names when
 * nothing of that name was recorded.
 */
export function exchanges({root = repository}: StepOptions = {}): Transformer<Root> {
  return async (tree, file) => {
    const nodes: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Exchange') nodes.push(node);
    });
    if (nodes.length === 0) return;
    const all = recordedExchanges(root);
    await Promise.all(
      nodes.map(async (node) => {
        const attributes = readAttributes(file, node, attributesOf('Exchange'));
        const exchange = find(file, node, String(attributes.get('name')), all);
        const shown = attributes.get('show');
        if (typeof shown === 'string')
          showExcerpt(file, node, exchange, {sent: String(attributes.get('send') ?? ''), shown});
        else await show(node, exchange, attributes.has('folded'));
      }),
    );
  };
}
