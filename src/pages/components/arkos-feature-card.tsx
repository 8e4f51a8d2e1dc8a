import type {ReactNode} from 'react';

import ArkosFeatureCard from '../../components/ArkosFeatureCard';
import Showcase, {type Prop, type Variant} from '../../components/Showcase';

const variants: readonly Variant[] = [
  {
    name: 'With code',
    use: 'A feature that a file, a request or a call turns on. The code stands over the title.',
    source: `<ArkosFeatureCard title="Service hooks" code="post.hooks.ts" to="/blog/1.3-beta">
  Rules that run with every service call.
</ArkosFeatureCard>`,
    example: (
      <ArkosFeatureCard title="Service hooks" code="post.hooks.ts" to="/blog/1.3-beta">
        Rules that run with every service call.
      </ArkosFeatureCard>
    ),
  },
  {
    name: 'Without code',
    use: 'A subject that no single file stands for.',
    source: `<ArkosFeatureCard title="Deployment" to="/docs/getting-started/deployment">
  Build, start, and what changes in production.
</ArkosFeatureCard>`,
    example: (
      <ArkosFeatureCard title="Deployment" to="/docs/getting-started/deployment">
        Build, start, and what changes in production.
      </ArkosFeatureCard>
    ),
  },
];

const props: readonly Prop[] = [
  {name: 'title', type: 'string', meaning: 'Name of the feature; the name of the link.'},
  {
    name: 'children',
    type: 'ReactNode',
    defaultValue: 'undefined',
    meaning: 'What it does, in one or two sentences.',
  },
  {name: 'to', type: 'string', meaning: 'Page of this site that explains it.'},
  {
    name: 'code',
    type: 'string',
    defaultValue: 'undefined',
    meaning: 'File, request or call that turns it on.',
  },
  {
    name: 'headingLevel',
    type: '2 | 3 | 4',
    defaultValue: '3',
    meaning: 'Level of the title in the outline of the page.',
  },
];

/** The showcase of ArkosFeatureCard. */
export default function ArkosFeatureCardPage(): ReactNode {
  return (
    <Showcase
      name="ArkosFeatureCard"
      description="A feature of Arkos.js and the way to the page that explains it. The whole card is one link."
      variants={variants}
      props={props}
    />
  );
}
