import {get_dmmf, validate} from '@prisma/prisma-schema-wasm';
import {bookshopFolder} from '../bookshop/folder';

/** A file of a schema: name and text. */
export type SchemaFile = readonly [name: string, text: string];

/** A field of a model. */
export interface DmmfField {
  readonly name: string;
  readonly kind: 'enum' | 'object' | 'scalar' | 'unsupported';
  readonly type: string;
  readonly isList: boolean;
}

/** A model of a schema. */
export interface DmmfModel {
  readonly name: string;
  readonly fields: readonly DmmfField[];
}

/** A mistake in a schema. */
export interface SchemaMistake {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Such as `P1012`. */
  readonly code: string;
  readonly message: string;
}

/**
 * Checks a schema with Prisma's own parser, which runs as WebAssembly and needs no engine.
 *
 * @param files - All its files.
 * @returns The mistakes, in the order Prisma tells them.
 */
export function schemaMistakes(files: readonly SchemaFile[]): SchemaMistake[] {
  try {
    validate(JSON.stringify({prismaSchema: files, noColor: true}));
    return [];
  } catch (error) {
    const {error_code: code, message} = readError(error);
    return [...message.matchAll(/^error: (.*(?:\n(?! *-->).*)*)\n +--> +(.*):(\d+)$/gm)].map(
      ([, text = '', file = '', line]) => ({file, line: Number(line), code, message: text.trim()}),
    );
  }
}

function readError(error: unknown): {error_code: string; message: string} {
  const text = error instanceof Error ? error.message : String(error);
  return JSON.parse(text) as {error_code: string; message: string};
}

/**
 * The models of the schema of the bookshop.
 *
 * @param files - All its files, relative to the bookshop.
 * @returns Its models, in order.
 * @throws Error with what Prisma says when the schema is wrong.
 */
export function modelsOf(files: readonly SchemaFile[]): DmmfModel[] {
  const mistake = schemaMistakes(files)[0];
  if (mistake)
    throw new Error(`${bookshopFolder}/${mistake.file}:${mistake.line} ${mistake.message}`);
  const text = get_dmmf(JSON.stringify({prismaSchema: files, noColor: true}));
  return (JSON.parse(text) as {datamodel: {models: DmmfModel[]}}).datamodel.models;
}

/** A `model`, `enum`, `type`, `generator` or `datasource` of a schema, as text. */
export interface Block {
  readonly kind: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * Cuts a schema into its blocks.
 *
 * @param text - Source, in the usual layout: a block ends with `}` at the beginning of a line.
 * @returns Its blocks in order.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const pattern =
    /^(model|enum|type|view|generator|datasource)[ \t]+([\p{L}\p{N}_]+)[ \t]*\{[^]*?^\}/gmu;
  for (const [whole, kind = '', name = ''] of text.matchAll(pattern))
    blocks.push({kind, name, lines: whole.split('\n')});
  return blocks;
}

/** A line of a model: its name, its type, and whether it is a list. */
export const fieldPattern = /^\s+([\p{L}\p{N}_]+)\s+([\p{L}\p{N}_]+)(\[\])?/u;

/** The types of fields that are neither an enum nor a model. */
export const scalars: readonly string[] = [
  'String',
  'Int',
  'Float',
  'Boolean',
  'DateTime',
  'Decimal',
  'BigInt',
  'Bytes',
  'Json',
];
