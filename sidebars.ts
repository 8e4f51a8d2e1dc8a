import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        title: 'Getting started',
        description:
          'Create a project, learn its folders, configure it and put it into production.',
      },
      items: [
        'getting-started/installation',
        'getting-started/project-structure',
        'getting-started/configuration',
        'getting-started/deployment',
      ],
    },
  ],
};

export default sidebars;
