import type {Endpoint, Operation} from '.';

/** One step of a request, in the order in which they run. */
export interface Step {
  /** What it is called: the export of a file, or a part of the framework. */
  readonly name: string;
  readonly kind: 'framework' | 'interceptor' | 'hook' | 'prisma';
  /** It runs only if something before it threw. */
  readonly isOnError?: true;
}

/** What the operation calls of Prisma. */
const prismaMethods: Readonly<Record<Operation, string>> = {
  createOne: 'create',
  createMany: 'createMany',
  findMany: 'findMany',
  findOne: 'findUnique',
  updateOne: 'update',
  updateMany: 'updateMany',
  deleteOne: 'delete',
  deleteMany: 'deleteMany',
};

const hasValidation = (operation: Operation): boolean =>
  operation === 'createOne' || operation === 'createMany' || operation === 'updateOne';

/**
 * What runs for a request to an endpoint, in order. A list counts as well, with hooks of its own.
 *
 * @param endpoint - Its operation and its action.
 */
export function pipelineOf({operation, action}: Pick<Endpoint, 'operation' | 'action'>): Step[] {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  const service = (method: string, prisma: string): Step[] => [
    {name: `before${method}`, kind: 'hook'},
    {name: prisma, kind: 'prisma'},
    {name: `after${method}`, kind: 'hook'},
  ];
  return [
    {name: 'authenticate', kind: 'framework'},
    {name: `access control: ${action}`, kind: 'framework'},
    ...(hasValidation(operation)
      ? [{name: 'validation of the body', kind: 'framework'} as const]
      : []),
    {name: 'query file', kind: 'framework'},
    {name: `before${name}`, kind: 'interceptor'},
    ...service(name, prismaMethods[operation]),
    ...(operation === 'findMany' ? service('Count', 'count') : []),
    {name: `after${name}`, kind: 'interceptor'},
    {name: `on${name}Error`, kind: 'hook', isOnError: true},
    {name: `on${name}Error`, kind: 'interceptor', isOnError: true},
  ];
}
