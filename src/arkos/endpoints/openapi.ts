import pluralize from 'pluralize';

import type {Enum, Field, Model, Schema} from '../schema';
import {isColumn} from './example';
import {pascalCase} from './names';
import {systemPathsOf} from './openapi-system';
import type {ModelRoute} from './router';
import type {SystemRequest} from './system-example';

type Json = Record<string, unknown>;

/** JSON Schema of each scalar type, as a response has it. */
const scalars: Readonly<Record<string, Json>> = {
  String: {type: 'string'},
  Int: {type: 'integer'},
  BigInt: {type: 'integer'},
  Float: {type: 'number'},
  Decimal: {type: 'string'},
  Boolean: {type: 'boolean'},
  DateTime: {type: 'string', format: 'date-time'},
  Json: {},
  Bytes: {type: 'string', contentEncoding: 'base64'},
};

const ref = (name: string): Json => ({$ref: `#/components/schemas/${name}`});

function typeOf({type, isEnum, isList, isOptional}: Field, enums: readonly Enum[]): Json {
  const values = enums.find(({name}) => name === type)?.values;
  const one: Json = isEnum ? {type: 'string', enum: values} : {...scalars[type]};
  if (isList) return {type: 'array', items: one};
  if (!isOptional) return one;
  return isEnum
    ? {oneOf: [one, {type: 'null'}]}
    : {...one, ...(one.type !== undefined && {type: [one.type, 'null']})};
}

/** What relations take in a body: the key of a record, or a record to create. */
const relationType = ({isList}: Field): Json => {
  const one: Json = {
    type: 'object',
    description: 'An id or another unique field alone connects; without one a record is created.',
  };
  return isList ? {type: 'array', items: one} : one;
};

function schemasOf(model: Model, enums: readonly Enum[]): Json {
  const columns = model.fields.filter(isColumn);
  const keys = new Set(model.fields.flatMap(({relation}) => relation?.fields ?? []));
  const isHidden = ({name}: Field): boolean =>
    name === 'password' && model.name.toLowerCase() === 'user';
  const properties = (fields: readonly Field[]): Json =>
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.isRelation ? relationType(field) : typeOf(field, enums),
      ]),
    );
  const shown = columns.filter((field) => !isHidden(field));
  const settable = model.fields.filter(
    (field) =>
      (isColumn(field) || field.isRelation) &&
      !(field.isId && field.hasDefault) &&
      !field.isUpdatedAt,
  );
  const required = settable
    .filter(
      ({isOptional, isList, hasDefault, isRelation, name}) =>
        !isOptional && !isList && !hasDefault && !isRelation && !keys.has(name),
    )
    .map(({name}) => name);
  return {
    [model.name]: {
      type: 'object',
      properties: properties(shown),
      required: shown.map(({name}) => name),
    },
    [`Create${model.name}`]: {
      type: 'object',
      properties: properties(settable),
      ...(required.length > 0 && {required}),
    },
    [`Update${model.name}`]: {type: 'object', properties: properties(settable)},
  };
}

const errorSchema: Json = {
  type: 'object',
  properties: {
    status: {type: 'string', enum: ['fail', 'error']},
    message: {type: 'string'},
    code: {type: 'string'},
    meta: {},
  },
  required: ['status', 'message', 'code'],
};

const content = (schema: Json): Json => ({content: {'application/json': {schema}}});

const errorResponse: Json = {description: 'Error', ...content(ref('Error'))};

const dataOf = (schema: Json): Json => ({
  type: 'object',
  properties: {data: schema},
  required: ['data'],
});

const counted: Json = {
  type: 'object',
  properties: {
    results: {type: 'integer'},
    data: {type: 'object', properties: {count: {type: 'integer'}}, required: ['count']},
  },
  required: ['results', 'data'],
};

const query = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  schema,
  description,
});

const listParameters: readonly Json[] = [
  query('page', {type: 'integer', default: 1}, 'The page of the list.'),
  query('limit', {type: ['integer', 'string'], default: 30}, 'Records per page, or all.'),
  query('sort', {type: 'string'}, 'Fields with commas between; - in front means descending.'),
  query(
    'fields',
    {type: 'string'},
    'Fields to select; +name includes a relation, -name omits a field.',
  ),
  query(
    'filterMode',
    {type: 'string', enum: ['OR', 'AND'], default: 'OR'},
    'How filters are combined.',
  ),
];

/** Body, parameters and success of a route. */
function partsOf({operation, model}: ModelRoute): Json {
  const one = ref(model);
  const body = (schema: Json): Json => ({required: true, ...content(schema)});
  switch (operation) {
    case 'findMany':
      return {
        parameters: listParameters,
        success: {
          type: 'object',
          properties: {
            total: {type: 'integer'},
            results: {type: 'integer'},
            data: {type: 'array', items: one},
          },
          required: ['total', 'results', 'data'],
        },
      };
    case 'createOne':
      return {requestBody: body(ref(`Create${model}`)), success: dataOf(one)};
    case 'updateOne':
      return {requestBody: body(ref(`Update${model}`)), success: dataOf(one)};
    case 'createMany':
      return {requestBody: body({type: 'array', items: ref(`Create${model}`)}), success: counted};
    case 'updateMany':
      return {requestBody: body(ref(`Update${model}`)), success: counted};
    case 'deleteMany':
      return {success: counted};
    case 'findOne':
      return {success: dataOf(one)};
    default:
      return {};
  }
}

function operationOf(route: ModelRoute, isProtected: boolean): Json {
  const {
    success,
    parameters = [],
    requestBody,
  } = partsOf(route) as {
    success?: Json;
    parameters?: Json[];
    requestBody?: Json;
  };
  const id = {name: 'id', in: 'path', required: true, schema: {type: 'string'}};
  const all = [...(route.path.endsWith(':id') ? [id] : []), ...parameters];
  return {
    operationId: `${route.operation}${pascalCase(route.model)}`,
    summary: route.summary,
    tags: [pluralize(pascalCase(route.model))],
    ...(all.length > 0 && {parameters: all}),
    ...(requestBody && {requestBody}),
    responses: {
      [route.status]: {description: 'Success', ...(success && content(success))},
      default: errorResponse,
    },
    ...(isProtected && {security: [{bearer: []}]}),
  };
}

/**
 * Describes the routes of a schema as an OpenAPI 3.1 document.
 *
 * @param routes - The routes; those of a model that Prisma does not know are left out.
 * @param schema - Where their models are.
 * @param isProtected - Whether they ask for a token.
 * @param systemRequests - The routes without a model.
 * @returns The document.
 */
export function openApiOf(
  routes: readonly ModelRoute[],
  schema: Schema,
  isProtected: boolean,
  systemRequests: readonly SystemRequest[] = [],
): Json {
  const known = new Set(schema.models.map(({name}) => name));
  // The first of two routes with one path gets the requests, and these come before the models'.
  const paths = systemPathsOf(systemRequests, errorResponse);
  for (const route of routes.filter(({model}) => known.has(model))) {
    const path = (paths[route.path.replace(':id', '{id}')] ??= {});
    path[route.method.toLowerCase()] ??= operationOf(route, isProtected);
  }
  return {
    openapi: '3.1.0',
    info: {title: 'API', version: '1.0.0'},
    servers: [{url: 'http://localhost:8000'}],
    paths,
    components: {
      schemas: Object.assign(
        {Error: errorSchema},
        ...schema.models.map((model) => schemasOf(model, schema.enums)),
      ) as Json,
      ...(isProtected && {
        securitySchemes: {bearer: {type: 'http', scheme: 'bearer', bearerFormat: 'JWT'}},
      }),
    },
  };
}
