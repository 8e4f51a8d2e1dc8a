import ts from 'typescript';
import {nearest} from '../nearest';
import {prismaFilters} from '../prisma-filters';
import {partsOf} from './explain';

/** What the arguments of Prisma's methods are made of, beside the fields of models. */
export const prismaWords: readonly string[] = [
  'where',
  'data',
  'select',
  'include',
  'omit',
  'orderBy',
  'take',
  'skip',
  'cursor',
  'distinct',
  'AND',
  'OR',
  'NOT',
  'mode',
  ...prismaFilters,
  'increment',
  'decrement',
  'multiply',
  'divide',
  'set',
  'push',
  'create',
  'createMany',
  'connect',
  'connectOrCreate',
  'disconnect',
  'update',
  'updateMany',
  'upsert',
  'delete',
  'deleteMany',
  '_count',
  'sort',
  'nulls',
  'apiAction',
];

/** A name that no type rejects, and that is nearly one that a type has. */
export interface NearMiss {
  /** Offset in the file. */
  readonly offset: number;
  readonly name: string;
  /** What was perhaps meant. */
  readonly meant: string;
}

/**
 * Finds slips that the compiler lets pass because a type has an index signature, is generic, or
 * checks no excess properties: `req.user.idd`, or `{orderBy: {creattedAt: 'desc'}}` in a service.
 *
 * @param source - A file that compiles.
 * @param checker - Of its program.
 * @param known - Names that are right though no type has them, such as fields of models.
 * @returns The slips, in order.
 */
export function nearMisses(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  known: ReadonlySet<string>,
): NearMiss[] {
  const found: NearMiss[] = [];
  const namesOf = (type: ts.Type | undefined): string[] => {
    const parts = partsOf(type);
    return parts.some(isLoose)
      ? []
      : parts.flatMap((part) => checker.getPropertiesOfType(part).map(({name}) => name));
  };
  const look = (name: ts.Identifier, names: readonly string[]): void => {
    if (known.has(name.text) || names.includes(name.text)) return;
    const [meant] = nearest(name.text, names);
    if (meant !== undefined) found.push({offset: name.getStart(source), name: name.text, meant});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
      look(node.name, namesOf(checker.getApparentType(checker.getTypeAtLocation(node.expression))));
    } else if (ts.isObjectLiteralExpression(node)) {
      const names = isForPrisma(node, checker) ? [...known, ...prismaWords] : undefined;
      const type = names ? undefined : checker.getContextualType(node);
      for (const {name} of node.properties)
        if (name && ts.isIdentifier(name)) look(name, names ?? namesOf(type));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Whether an object is, or is in, an argument that a service takes as it is: filters, options and
 * data of `BaseService` are `any` or of no known shape in 1.3, and Prisma rejects a wrong key only
 * when it runs.
 */
function isForPrisma(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): boolean {
  let value: ts.Node = node;
  while (
    (ts.isPropertyAssignment(value.parent) && value.parent.initializer === value) ||
    ts.isObjectLiteralExpression(value.parent) ||
    ts.isArrayLiteralExpression(value.parent)
  )
    value = value.parent;
  const call = value.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
  const receiver = checker.getTypeAtLocation(call.expression.expression);
  if (!isService(checker.getApparentType(receiver), checker)) return false;
  const index = call.arguments.findIndex((other) => other === value);
  const [signature] = checker.getTypeAtLocation(call.expression).getCallSignatures();
  const parameter = signature?.getParameters()[index];
  if (!parameter) return false;
  return partsOf(checker.getTypeOfSymbolAtLocation(parameter, call)).some(
    (part) => isLoose(part) || (part.flags & ts.TypeFlags.TypeParameter) !== 0,
  );
}

function isService(type: ts.Type, checker: ts.TypeChecker): boolean {
  const symbol = type.getSymbol();
  if (!symbol || symbol.name === 'BaseService') return symbol !== undefined;
  if ((symbol.flags & ts.SymbolFlags.Class) === 0) return false;
  const bases = checker.getDeclaredTypeOfSymbol(symbol).getBaseTypes() ?? [];
  return bases.some((base) => isService(base, checker));
}

const isLoose = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
