import ts from 'typescript';

/** An argument in the position of another. */
export interface SwappedArgument {
  /** Offset in the file. */
  readonly offset: number;
  /** The argument as written. */
  readonly text: string;
  /** Parameter whose position it has. */
  readonly parameter: string;
  /** The argument that fits there. */
  readonly fitting: string;
}

/** What a literal looks like that fits a parameter, by the name of the parameter. */
const shapes: Readonly<Record<string, RegExp>> = {
  action: /^[A-Z][A-Za-z]+$/,
  resource: /^[a-z\d]+(?:-[a-z\d]+)*$/,
  message: /\s/,
  fileName: /\./,
};

const isFramework = (signature: ts.Signature): boolean =>
  /\/(?:arkos\/surface|arkos\/dist)\//.test(
    signature.getDeclaration()?.getSourceFile().fileName ?? '',
  );

/** The first word of a camel-case name: `user` of `userPassword`. */
const firstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? name;

/**
 * Finds arguments of the framework's functions that are in each other's position, which the compiler
 * accepts because both have the same type: `permission('book', 'Publish')`, or
 * `isCorrectPassword(user.password, password)`.
 *
 * @param source - A file that compiles.
 * @param checker - Of its program.
 * @returns One finding for each call, in order.
 */
export function swappedArguments(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): SwappedArgument[] {
  const found: SwappedArgument[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const swapped = handlerSwap(node.parameters);
      if (swapped) found.push(swapped);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const signature = checker.getResolvedSignature(node);
      if (signature && isFramework(signature)) {
        const swapped = swapIn([...(node.arguments ?? [])], signature);
        if (swapped) found.push(swapped);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The parameters of a handler, in the order Express passes them. */
const handler = [/^_?(?:err|error)$/, /^_?(?:req|request)$/, /^_?(?:res|response)$/, /^_?next$/];

/** `(res, req, next)`: Express passes by position, whatever the names. */
function handlerSwap(
  parameters: ts.NodeArray<ts.ParameterDeclaration>,
): SwappedArgument | undefined {
  const names = parameters.map(({name}) => name);
  const ranks = names.map((name) => handler.findIndex((one) => one.test(name.getText())));
  if (ranks.includes(-1) || ranks.length < 2) return undefined;
  const at = ranks.findIndex((rank, index) => rank > (ranks[index + 1] ?? rank));
  const [name, other] = [names[at], names[at + 1]];
  return name && other
    ? {
        offset: name.getStart(),
        text: name.getText(),
        parameter: other.getText(),
        fitting: other.getText(),
      }
    : undefined;
}

/** Names that arguments have which belong to a parameter. */
const synonyms: Readonly<Record<string, RegExp>> = {
  data: /^(?:data|body|input|payload|values|changes)$/,
  filters: /^(?:where|filters?|params)$/,
};

/** The last name of an argument: `body` of `req.body`. */
const lastName = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

/** Whether an argument is, by its name or by being `{id}`, what a parameter takes. */
function isNamed(value: ts.Expression, parameter: string): boolean {
  const isId =
    parameter === 'filters' &&
    ts.isObjectLiteralExpression(value) &&
    value.properties.length === 1 &&
    value.properties[0]?.name?.getText() === 'id';
  return (
    isId || lastName(value) === parameter || (synonyms[parameter]?.test(lastName(value)) ?? false)
  );
}

function swapIn(
  values: readonly ts.Expression[],
  signature: ts.Signature,
): SwappedArgument | undefined {
  const names = signature.getParameters().map(({name}) => name);
  for (const [index, value] of values.entries()) {
    const parameter = names[index] ?? '';
    const other = values.find(
      (one, at) => at > index && belongs(one, value, parameter, names[at] ?? ''),
    );
    if (other) {
      return {
        offset: value.getStart(),
        text: value.getText(),
        parameter,
        fitting: other.getText(),
      };
    }
  }
  return undefined;
}

/** Whether a later argument fits a parameter that the argument in its position does not fit. */
function belongs(
  later: ts.Expression,
  value: ts.Expression,
  parameter: string,
  laterParameter: string,
): boolean {
  const shape = shapes[parameter];
  if (ts.isStringLiteralLike(later) && ts.isStringLiteralLike(value))
    return shape !== undefined && !shape.test(value.text) && shape.test(later.text);
  if (ts.isLiteralExpression(later) || ts.isLiteralExpression(value)) return false;
  if (isNamed(value, laterParameter) && isNamed(later, parameter)) return true;
  if (isNamed(value, laterParameter) && !isNamed(later, laterParameter) && synonyms[parameter])
    return true;
  if (isNamed(later, parameter) && !isNamed(value, parameter) && synonyms[parameter]) return true;
  // `userPassword` is what is read from a user, `candidatePassword` what is not.
  const word = firstWord(laterParameter);
  const isSameKind =
    parameter.slice(firstWord(parameter).length) === laterParameter.slice(word.length) &&
    parameter !== laterParameter;
  const mentions = (one: ts.Expression): boolean => new RegExp(word, 'i').test(one.getText());
  return isSameKind && mentions(value) && !mentions(later);
}
