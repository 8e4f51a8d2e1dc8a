import type {ReactNode} from 'react';

import CompaniesLogos from '../../components/CompaniesLogos';
import Showcase, {type Prop, type Variant} from '../../components/Showcase';

const variants: readonly Variant[] = [
  {
    name: 'Row',
    use: 'Side by side where there is room; for a whole width of a page.',
    source: `<CompaniesLogos />`,
    example: <CompaniesLogos />,
  },
  {
    name: 'Grid',
    use: 'Two columns with lines between; for a narrow place.',
    source: `<CompaniesLogos layout="grid" />`,
    example: <CompaniesLogos layout="grid" />,
  },
  {
    name: 'Chosen names',
    use: 'Other names than all of them, and a name for the list.',
    source: `<CompaniesLogos
  label="Two of them"
  items={['SuperM7', 'Simplicity']}
/>`,
    example: <CompaniesLogos label="Two of them" items={['SuperM7', 'Simplicity']} />,
  },
];

const props: readonly Prop[] = [
  {
    name: 'items',
    type: 'readonly string[]',
    defaultValue: 'companies',
    meaning: 'Names to show.',
  },
  {
    name: 'layout',
    type: `'row' | 'grid'`,
    defaultValue: `'row'`,
    meaning: 'How they are arranged.',
  },
  {
    name: 'label',
    type: 'string',
    defaultValue: `'Companies that use Arkos.js'`,
    meaning: 'Name of the list for screen readers.',
  },
];

/** The showcase of CompaniesLogos. */
export default function CompaniesLogosPage(): ReactNode {
  return (
    <Showcase
      name="CompaniesLogos"
      description="The names of companies that use Arkos.js, set as wordmarks in the typeface of this site."
      variants={variants}
      props={props}
    />
  );
}
