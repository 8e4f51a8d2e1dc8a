import type {ReactNode} from 'react';

import HeroSection from '../../components/HeroSection';
import InstallCommand from '../../components/InstallCommand';
import Showcase, {type Prop, type Variant} from '../../components/Showcase';

const variants: readonly Variant[] = [
  {
    name: 'Split',
    use: 'Words on one side and something to do on the other, where there is room for both.',
    source: `<HeroSection
  headingLevel={3}
  title="Arkos.js turns a Prisma schema into a REST API on Express."
  lead="Every model gets its routes."
  actions={[
    {label: 'Get started', to: '/docs/getting-started/installation'},
    {label: 'What is Arkos.js?', to: '/docs/intro'},
  ]}>
  <InstallCommand project="my-project" />
</HeroSection>`,
    example: (
      <HeroSection
        headingLevel={3}
        title="Arkos.js turns a Prisma schema into a REST API on Express."
        lead="Every model gets its routes."
        actions={[
          {label: 'Get started', to: '/docs/getting-started/installation'},
          {label: 'What is Arkos.js?', to: '/docs/intro'},
        ]}
      >
        <InstallCommand project="my-project" />
      </HeroSection>
    ),
  },
  {
    name: 'Words only',
    use: 'A sentence and a paragraph, with nothing to press.',
    source: `<HeroSection headingLevel={3} title="What is new" lead="Releases and what they change." />`,
    example: (
      <HeroSection headingLevel={3} title="What is new" lead="Releases and what they change." />
    ),
  },
];

const props: readonly Prop[] = [
  {name: 'title', type: 'ReactNode', meaning: 'The sentence.'},
  {name: 'lead', type: 'ReactNode', defaultValue: 'undefined', meaning: 'One paragraph under it.'},
  {
    name: 'children',
    type: 'ReactNode',
    defaultValue: 'undefined',
    meaning: 'What to do at once, such as a command.',
  },
  {
    name: 'actions',
    type: 'readonly {label: string; to: string}[]',
    defaultValue: '[]',
    meaning: 'Ways on: the first is set as a button, the others as links.',
  },
  {
    name: 'headingLevel',
    type: '1 | 2 | 3',
    defaultValue: '1',
    meaning: 'Level of the title in the outline of the page.',
  },
];

/** The showcase of HeroSection. */
export default function HeroSectionPage(): ReactNode {
  return (
    <Showcase
      name="HeroSection"
      description="The opening of a page: a sentence, what it means, and what to do about it."
      variants={variants}
      props={props}
    />
  );
}
