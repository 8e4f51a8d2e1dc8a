import type {SystemModule} from './system';
import type {SystemRequest} from './system-example';

type Json = Record<string, unknown>;

const tags: Readonly<Record<SystemModule, string>> = {
  auth: 'Authentication',
  'file-upload': 'File uploads',
  system: 'System',
};

/** The schema of an example: a text for each of its fields. */
const bodySchema = (body: unknown): Json => ({
  type: 'object',
  properties: Object.fromEntries(Object.keys(body as object).map((name) => [name, {}])),
  required: Object.keys(body as object),
});

const formSchema = (): Json => ({
  type: 'object',
  additionalProperties: {type: 'array', items: {type: 'string', format: 'binary'}},
});

function requestBodyOf({example: {body, fileField}}: SystemRequest): Json | undefined {
  if (fileField !== undefined) return {content: {'multipart/form-data': {schema: formSchema()}}};
  if (body === undefined) return undefined;
  return {content: {'application/json': {schema: bodySchema(body), example: body}}};
}

/** Path of OpenAPI: braces in place of colons; the one path with `*` is that of a stored file. */
const templateOf = (path: string): string =>
  path.replace('*', ':fileType/:fileName').replace(/:(\w+)/g, '{$1}');

/**
 * Describes the routes without a model.
 *
 * @param requests - The routes with an example of each.
 * @param errorResponse - What every operation says about errors.
 * @returns Path items of OpenAPI.
 */
export function systemPathsOf(
  requests: readonly SystemRequest[],
  errorResponse: Json,
): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const request of requests) {
    const {route, isProtected} = request;
    const template = templateOf(route.path);
    const parameters = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: {type: 'string'},
    }));
    const requestBody = requestBodyOf(request);
    (paths[template] ??= {})[route.method.toLowerCase()] = {
      operationId: route.operation,
      summary: route.summary.replaceAll('`', ''),
      tags: [tags[route.module]],
      ...(parameters.length > 0 && {parameters}),
      ...(requestBody && {requestBody}),
      responses: {[route.status]: {description: 'Success'}, default: errorResponse},
      ...(isProtected && {security: [{bearer: []}]}),
    };
  }
  return paths;
}
