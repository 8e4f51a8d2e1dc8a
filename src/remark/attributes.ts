/**
 * What the components that pages use without an import may be given; a name that ends in `?` may be
 * left out.
 */
export const componentAttributes: Readonly<Record<string, readonly string[]>> = {
  ApiTable: ['of', 'linked?', 'shallow?'],
  Cli: ['of', 'linked?'],
  Endpoints: ['of', 'linked?'],
  Env: ['of?', 'linked?'],
  Errors: ['of', 'linked?'],
  Exchange: ['name', 'folded?', 'send?', 'show?'],
  Flow: ['of?'],
  Signature: ['of'],
  TabItem: ['value', 'label?', 'default?'],
  Tabs: ['groupId?', 'queryString?'],
};

/** Attributes that are there or not, and take no value. */
export const flagAttributes: readonly string[] = ['default', 'folded', 'linked', 'shallow'];

/**
 * The attributes of a component of a remark step.
 *
 * @param component - Its name.
 * @returns What `readAttributes` takes.
 */
export const attributesOf = (component: string): readonly string[] =>
  componentAttributes[component] ?? [];
