import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A category whose index shows its pages as cards with their descriptions. */
const category = (label: string, slug: string, description: string, items: string[]) => ({
  type: 'category' as const,
  label,
  link: {type: 'generated-index' as const, slug: `/category/${slug}`, title: label, description},
  items,
});

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'how-it-works',
    {
      ...category(
        'Getting started',
        'getting-started',
        'Create a project, learn its folders, configure it and put it into production.',
        [
          'getting-started/installation',
          'getting-started/project-structure',
          'getting-started/configuration',
          'getting-started/deployment',
        ],
      ),
      customProps: {openAt: '/docs/intro'},
    },
    category(
      'Core concepts',
      'core-concepts',
      'What the framework does around your models, part by part, and how to steer each.',
      [
        'core-concepts/endpoints-auto-generation',
        'core-concepts/interceptor-middlewares',
        'core-concepts/request-data-validation',
        'core-concepts/authentication-system',
        'core-concepts/global-error-handler',
        'core-concepts/file-uploads',
        'core-concepts/sending-emails',
        'core-concepts/swagger-api-documentation',
      ],
    ),
    category('Guide', 'guide', 'Goals you bring, each done from start to finish on the bookshop.', [
      'guide/request-query-parameters',
      'guide/custom-prisma-query-options',
      'guide/service-hooks',
      'guide/adding-custom-routers',
      'guide/sending-requests',
      'guide/built-in-middlewares',
      'guide/accessing-the-express-app',
    ]),
    category(
      'Advanced guide',
      'advanced-guide',
      'Finer access rules, nested writes, each kind of upload and changes to the stack.',
      [
        'advanced-guide/handling-relation-fields-in-prisma-body-requests',
        'advanced-guide/fine-grained-access-control',
        'advanced-guide/images-uploads',
        'advanced-guide/documents-uploads',
        'advanced-guide/videos-uploads',
        'advanced-guide/other-files-uploads',
        'advanced-guide/file-uploads-authentication',
        'advanced-guide/modifying-built-in-middlewares',
      ],
    ),
    category(
      'API reference',
      'api-reference',
      'Every key, class, function, parameter and error of Arkos.js 1.3.',
      [
        'api-reference/arkos-configuration',
        'api-reference/request-query-parameters-like-django',
        'api-reference/built-in-routers',
        'api-reference/request-handling-pipeline',
        'api-reference/the-base-service-class',
        'api-reference/the-base-controller-class',
        'api-reference/auth-service-object',
        'api-reference/the-app-error-class',
        'api-reference/the-catch-async-function',
        'api-reference/file-upload-services-function-guide',
        'api-reference/file-upload-controller-object',
        'api-reference/default-supported-upload-files',
        'api-reference/the-email-service-class',
      ],
    ),
    category(
      'CLI tools',
      'cli-tools',
      'The commands of the framework and the one that starts a project.',
      ['cli/built-in-cli', 'cli/create-arkos'],
    ),
    'migrating-to-arkos',
    'next',
    'invitation',
  ],
};

export default sidebars;
