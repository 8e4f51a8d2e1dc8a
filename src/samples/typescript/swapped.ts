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

/** Whether a sample or the bookshop declares what is called. */
const isOwn = (signature: ts.Signature): boolean => {
  const file = signature.getDeclaration()?.getSourceFile();
  return file !== undefined && !file.isDeclarationFile && !isFramework(signature);
};

/** The first word of a camel-case name: `user` of `userPassword`. */
const firstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? name;

/**
 * Finds arguments that are in each other's position, which the compiler accepts because both have the
 * same type: `permission('book', 'Publish')`, or `isCorrectPassword(user.password, password)`. Of what
 * the page itself declares only names decide: `new ApiError(json.message, json.code)`.
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
      const values = [...(node.arguments ?? [])];
      const swapped =
        signature && isFramework(signature)
          ? swapIn(values, signature)
          : signature && isOwn(signature)
            ? misnamed(values, signature, checker)
            : undefined;
      if (swapped) found.push(swapped);
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
  const kind = laterParameter.slice(word.length);
  const isSameKind =
    kind !== '' &&
    parameter.slice(firstWord(parameter).length) === kind &&
    parameter !== laterParameter;
  const mentions = (one: ts.Expression): boolean =>
    (one.getText().match(/[A-Z]?[a-z]+/g) ?? []).some((part) => part.toLowerCase() === word);
  return isSameKind && mentions(value) && !mentions(later);
}

/** The name of what an argument is made from: `code` of `json.code ?? 'Unknown'`. */
function nameIn(node: ts.Expression): string {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return nameIn(node.expression);
  if (ts.isBinaryExpression(node)) {
    const {kind} = node.operatorToken;
    const isFallback =
      kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    return isFallback ? nameIn(node.left) : '';
  }
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : '';
  return lastName(node);
}

/** An argument with the name of another parameter, whose own argument has another name. */
function misnamed(
  values: readonly ts.Expression[],
  signature: ts.Signature,
  checker: ts.TypeChecker,
): SwappedArgument | undefined {
  const parameters = signature.getParameters();
  if (values.some(ts.isSpreadElement)) return undefined;
  for (const [index, value] of values.entries()) {
    const own = parameters[index];
    const name = nameIn(value);
    const at = parameters.findIndex((parameter) => parameter.name === name);
    const [other, there] = [parameters[at], values[at]];
    if (!own || !other || !there || at === index || nameIn(there) === name) continue;
    const type = checker.getTypeAtLocation(value);
    const wanted = checker.getTypeOfSymbolAtLocation(other, value);
    if (!checker.isTypeAssignableTo(type, wanted)) continue;
    const fitting = values.find((one) => nameIn(one) === own.name) ?? there;
    return {
      offset: value.getStart(),
      text: value.getText(),
      parameter: own.name,
      fitting: fitting.getText(),
    };
  }
  return undefined;
}
