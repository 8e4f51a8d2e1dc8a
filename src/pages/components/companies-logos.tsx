import type {ReactNode} from 'react';

import CompaniesLogos from '../../components/CompaniesLogos';
import Showcase, {type Prop, type Variant} from '../../components/Showcase';

const variants: readonly Variant[] = [
  {
    name: 'All names',
    use: 'Side by side where there is room; for a whole width of a page.',
    source: `<CompaniesLogos />`,
    example: <CompaniesLogos />,
  },
  {
    name: 'Chosen names',
    use: 'Other names than all of them.',
    source: `<CompaniesLogos items={['SuperM7', 'Simplicity']} />`,
    example: <CompaniesLogos items={['SuperM7', 'Simplicity']} />,
  },
];

const props: readonly Prop[] = [
  {
    name: 'items',
    type: 'readonly string[]',
    defaultValue: 'companies',
    meaning: 'Names to show.',
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
