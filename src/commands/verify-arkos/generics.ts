import ts from 'typescript';

/** A delegate with types of its own in every place a helper type reads one from. */
export const delegate = `interface Delegate {
  create(args: {data: {a: 1}; select?: {b: 2}}): Promise<{c: 3}>;
  createMany(args: {data: {a: 4}[]; skipDuplicates?: boolean}): Promise<{count: 5}>;
  count(args: {where?: {a: 6}}): Promise<7>;
  findMany(args: {where?: {a: 8}; take?: 9}): Promise<{c: 10}[]>;
  findFirst(args: {where?: {a: 11}; take?: 12}): Promise<{c: 13} | null>;
  findUnique(args: {where: {a: 14}; select?: {b: 15}}): Promise<{c: 16} | null>;
  update(args: {where: {a: 17}; data: {b: 18}; select?: {c: 19}}): Promise<{d: 20}>;
  updateMany(args: {where?: {a: 21}; data: {b: 22}; limit?: 23}): Promise<{count: 24}>;
  delete(args: {where: {a: 25}; select?: {b: 26}}): Promise<{c: 27}>;
  deleteMany(args: {where?: {a: 28}; limit?: 29}): Promise<{count: 30}>;
}`;

/**
 * The type parameters of a type.
 *
 * @param symbol - The type.
 * @returns Those of its first declaration that can have some.
 */
export function typeParameters(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    if (
      ts.isClassDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration)
    )
      return declaration.typeParameters ?? [];
  }
  return [];
}

/**
 * Writes type parameters as they are declared.
 *
 * @param parameters - The type parameters.
 * @returns `<T extends object = any>`; empty without any.
 */
export function parametersText(parameters: readonly ts.TypeParameterDeclaration[]): string {
  if (parameters.length === 0) return '';
  const text = parameters.map((node) => node.getText().replace(/\s+/g, ' ').replace(/"/g, "'"));
  return `<${text.join(', ')}>`;
}

/**
 * Makes lists of type arguments to instantiate a generic type with.
 *
 * @param parameters - Its type parameters.
 * @returns Lists that differ in every place, the shortest one included.
 */
export function genericSamples(parameters: readonly ts.TypeParameterDeclaration[]): string[] {
  const choices = parameters.map(({constraint}, index) => {
    const text = constraint?.getText() ?? '';
    if (text === 'string') return ['string', '"auth"', '"file-upload"', '"post"'];
    if (/Record<string, any>|ModelDelegate/.test(text)) return ['Delegate', 'any'];
    return text === '' ? [`{sample: ${index}}`] : ['any'];
  });
  const optional = parameters.findIndex((node) => node.default !== undefined);
  const least = optional === -1 ? parameters.length : optional;
  const lists: string[][] = [];
  for (let length = least; length <= parameters.length; length += 1) {
    let combined: string[][] = [[]];
    for (const choice of choices.slice(0, length))
      combined = combined.flatMap((list) => choice.map((argument) => [...list, argument]));

    lists.push(...combined);
  }
  return lists.map((list) => (list.length === 0 ? '' : `<${list.join(', ')}>`));
}
