import ts from 'typescript';

/** What a route of the project can respond with, as far as its code says so in literals. */
export interface Responses {
  readonly statuses: readonly number[];
  /** Top-level keys of each JSON body; undefined when one of them is no literal object. */
  readonly bodies?: readonly (readonly string[])[];
}

const numbersIn = (node: ts.Node): number[] =>
  ts.isNumericLiteral(node)
    ? [Number(node.text)]
    : node
        .getChildren()
        .flatMap(numbersIn)
        .filter((number) => number >= 200);

/** The keys of a literal object; undefined for anything else. */
function keysOf(node: ts.Expression | undefined): string[] | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({name}) => name);
  return names.every((name) => name && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
    ? names.map((name) => (name as ts.Identifier | ts.StringLiteral).text)
    : undefined;
}

const sending = new Set(['json', 'send', 'end']);
const silent = new Set(['set', 'setHeader', 'header', 'type', 'cookie', 'clearCookie']);

/**
 * Reads off the inline handlers of a route what they respond with.
 *
 * @param handlers - Arguments of `router.get` and the like, after the path.
 * @returns Nothing when no handler is inline, or when one leaves the response to another function.
 */
export function responsesOf(handlers: readonly ts.Expression[]): Responses | undefined {
  const statuses = new Set<number>();
  const bodies: (readonly string[] | undefined)[] = [];
  let isKnown = true;

  /** Notes a call such as `res.status(201).json({data})`, of which `res` is the root. */
  const note = (root: ts.Identifier): void => {
    let hasStatus = false;
    let end: ts.Node = root;
    while (ts.isPropertyAccessExpression(end.parent) && ts.isCallExpression(end.parent.parent)) {
      const {name, parent: call} = end.parent;
      const [argument] = call.arguments;
      if (name.text === 'status' || name.text === 'sendStatus') {
        const found = argument ? numbersIn(argument) : [];
        if (found.length === 0) isKnown = false;
        for (const status of found) statuses.add(status);
        hasStatus = true;
      } else if (sending.has(name.text)) {
        if (!hasStatus) statuses.add(200);
        if (name.text === 'json') bodies.push(keysOf(argument));
      } else if (!silent.has(name.text)) {
        isKnown = false;
      }
      end = call;
    }
    if (end === root) isKnown = false;
  };

  const visit = (node: ts.Node, response: string | undefined): void => {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      const own = node.parameters[1]?.name.getText();
      ts.forEachChild(node.body, (child) => visit(child, own ?? response));
      return;
    }
    if (response !== undefined && ts.isIdentifier(node) && node.text === response) {
      const isName = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      if (!isName) note(node);
    }
    ts.forEachChild(node, (child) => visit(child, response));
  };
  for (const handler of handlers) visit(handler, undefined);
  if (!isKnown || statuses.size === 0) return undefined;
  const known = bodies.filter((keys) => keys !== undefined);
  return {
    statuses: [...statuses],
    ...(known.length > 0 && known.length === bodies.length ? {bodies: known} : {}),
  };
}
