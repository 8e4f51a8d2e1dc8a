import queryFacts from '../facts/query.json';
import type {Model, Schema} from '../schema';
import {camelCase, delegateOf, endpointsOf} from '.';

/** What Arkos 1.3 cannot do with a model. */
export interface Limit {
  readonly text: string;
  /** The section that explains it. */
  readonly href: string;
}

const page = '/docs/core-concepts/endpoints-auto-generation';
const needs = `${page}#what-a-model-needs`;
const naming = `${page}#from-models-to-routes`;

/** What the key of a model does to the routes with `:id`. */
function keyLimits({fields, key}: Model): Limit[] {
  const id = fields.find(({name}) => name === 'id');
  if (key.length > 1) {
    return [
      {
        text: `The key is ${key.join(' and ')} together. The routes with :id pass one text, so they return 400; use the list with filters.`,
        href: needs,
      },
    ];
  }
  if (!id) {
    return [
      {
        text: `The key is named ${key[0] ?? 'nothing'}. The routes with :id look for a column named id, so they return 400.`,
        href: needs,
      },
    ];
  }
  return id.type === 'String'
    ? []
    : [
        {
          text: `The key is ${id.type}. The routes with :id pass text, which Prisma rejects with 400.`,
          href: needs,
        },
      ];
}

/** What the types of the fields do to filters and bodies. */
function fieldLimits({fields}: Model): Limit[] {
  const names = (wanted: (type: string, name: string) => boolean): string =>
    fields
      .filter(({type, name, isRelation}) => !isRelation && wanted(type, name))
      .map(({name}) => name)
      .join(', ');
  const numbers = names(
    (type, name) =>
      ['Int', 'Float', 'Decimal', 'BigInt'].includes(type) &&
      !queryFacts.conversions.number.includes(name),
  );
  const unsupported = names((type) => type === 'Unsupported');
  const big = names((type) => type === 'BigInt');
  return [
    ...(numbers
      ? [
          {
            text: `Numbers in the query stay text for ${numbers}, so a filter such as ${numbers.split(',')[0]}__gt=1 returns 400. Send JSON in filters.`,
            href: '/docs/guide/request-query-parameters#numbers-and-dates',
          },
        ]
      : []),
    ...(unsupported
      ? [
          {
            text: `Prisma cannot read ${unsupported}: its type is Unsupported, so no response has it.`,
            href: needs,
          },
        ]
      : []),
    ...(big
      ? [
          {
            text: `${big} is BigInt, which JSON cannot hold: a response with it returns 500.`,
            href: needs,
          },
        ]
      : []),
  ];
}

/**
 * Tells what does not work with a model in 1.3.
 *
 * @param name - Name of the model, as the framework reads it.
 * @param schema - The schema it is in.
 * @param routed - All models that the framework reads.
 */
export function limitsOf(name: string, schema: Schema, routed: readonly string[]): Limit[] {
  const model = schema.models.find((one) => one.name === name);
  if (!model) {
    return [
      {
        text: 'The framework reads this model from a comment or a broken block. Prisma has no such model, so its routes return 500. Delete it.',
        href: needs,
      },
    ];
  }
  const path = endpointsOf(name)[0]?.path;
  const twin = routed
    .slice(0, routed.indexOf(name))
    .find((other) => endpointsOf(other)[0]?.path === path);
  return [
    ...(twin === undefined
      ? []
      : [
          {
            text: `${twin} has the same route and comes first, so no request reaches this model.`,
            href: naming,
          },
        ]),
    ...(camelCase(name) === delegateOf(name)
      ? []
      : [
          {
            text: `Prisma calls the model ${delegateOf(name)}, the framework looks for ${camelCase(name)}: its routes return 500. Rename it.`,
            href: needs,
          },
        ]),
    ...keyLimits(model),
    ...fieldLimits(model),
  ];
}
