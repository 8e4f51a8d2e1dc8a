import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {MDXProvider} from '@mdx-js/react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Fragment, type ReactNode} from 'react';

import type {Method} from '../arkos/endpoints';
import {frameworkTag, frameworkUrl, frameworkVersion} from '../arkos/release';
import ArkosFeatureCard from '../components/ArkosFeatureCard';
import CompaniesLogos from '../components/CompaniesLogos';
import Exchange, {ExchangePane} from '../components/Exchange';
import FoundationDiagram from '../components/FoundationDiagram';
import HeroSection from '../components/HeroSection';
import HighlightedCode from '../components/HighlightedCode';
import InstallCommand from '../components/InstallCommand';
import MethodBadge from '../components/MethodBadge';
import SchemaToEndpoints from '../components/SchemaToEndpoints';
import CreateBook from './_exchanges/create-book.mdx';
import InvalidBody from './_exchanges/invalid-body.mdx';
import LoginRequired from './_exchanges/login-required.mdx';
import {samples} from './_samples';
import styles from './index.module.css';

const installation = '/docs/getting-started/installation';
const projectStructure = '/docs/getting-started/project-structure';
const deployment = '/docs/getting-started/deployment';

/** What a project needs, in one line under the command. */
const facts: readonly {label: string; to?: string}[] = [
  {label: frameworkVersion, to: `${frameworkUrl}/releases`},
  {label: 'MIT license', to: `${frameworkUrl}/blob/${frameworkTag}/LICENSE`},
  {label: 'npm', to: 'https://www.npmjs.com/package/arkos'},
  {label: 'GitHub', to: frameworkUrl},
  {label: 'Node.js 20 or newer'},
  {label: 'Express 4'},
  {label: 'Prisma 6'},
];

/** What the steps in src/remark write for an exchange; the other components of Markdown stay out of the bundle. */
const exchangeComponents = {Exchange, ExchangePane, pre: Fragment, code: CodeBlock};

interface Proof {
  title: string;
  text: ReactNode;
  exchange: ReactNode;
}

const proofs: readonly Proof[] = [
  {
    title: 'Sign-in is one key',
    text: (
      <>
        Set <code>authentication</code>, and every generated endpoint requires a token until you
        open it. Sign-up, login and roles come with it.
      </>
    ),
    exchange: <LoginRequired />,
  },
  {
    title: 'A body that does not fit is rejected',
    text: (
      <>
        A Zod schema, found by the name of its file, guards an endpoint. The response names every
        field that failed, and a <code>code</code> for your client to branch on.
      </>
    ),
    exchange: <InvalidBody />,
  },
];

/** What the generated document says about a model's endpoints, in the words of the framework. */
const apiPage: readonly {method: Method; path: string; summary: string}[] = [
  {method: 'GET', path: '/api/books', summary: 'Get Books'},
  {method: 'GET', path: '/api/books/{id}', summary: 'Get Book by ID'},
  {method: 'POST', path: '/api/books', summary: 'Create a new Book'},
  {method: 'PATCH', path: '/api/books/{id}', summary: 'Update Book by ID'},
  {method: 'DELETE', path: '/api/books/{id}', summary: 'Delete Book by ID'},
];

const countLines = (text: string): number => text.split('\n').length;

interface Feature {
  title: string;
  code: string;
  text: string;
  to: string;
}

const features: readonly Feature[] = [
  {
    title: 'Authentication',
    code: 'book.auth.ts',
    text: 'Sign-up, log-in and tokens, with roles for each action of each model.',
    to: '/docs/core-concepts/authentication-system',
  },
  {
    title: 'Validation',
    code: 'schemas/create-book.schema.ts',
    text: 'Zod or class-validator checks a request body before your handlers and the database see it.',
    to: '/docs/core-concepts/request-data-validation',
  },
  {
    title: 'Query strings',
    code: '?title__startsWith=The&sort=-createdAt',
    text: 'Filter, sort, page, choose fields and include relations from the URL.',
    to: '/docs/guide/request-query-parameters',
  },
  {
    title: 'Interceptors',
    code: 'book.middlewares.ts',
    text: 'Express middleware before, after and on the error of a generated operation.',
    to: '/docs/core-concepts/interceptor-middlewares',
  },
  {
    title: 'Service hooks',
    code: 'book.hooks.ts',
    text: 'Rules that run with every service call, whether a request made it or your code.',
    to: '/docs/guide/service-hooks',
  },
  {
    title: 'Routers',
    code: 'book.router.ts',
    text: 'Your own routes beside the generated ones, or instead of them.',
    to: '/docs/guide/adding-custom-routers',
  },
  {
    title: 'File uploads',
    code: 'POST /api/uploads/images',
    text: 'Images, videos, documents and other files, images resized and converted.',
    to: '/docs/core-concepts/file-uploads',
  },
  {
    title: 'API pages',
    code: 'GET /api/docs',
    text: 'An OpenAPI reference of every endpoint, from the schemas you already have.',
    to: '/docs/core-concepts/swagger-api-documentation',
  },
  {
    title: 'Email',
    code: 'emailService.send()',
    text: 'One service over Nodemailer, set up by configuration or by variables.',
    to: '/docs/core-concepts/sending-emails',
  },
];

const starts = [
  {
    title: 'Install it',
    text: 'Create a project, answer the prompts, send the first request.',
    to: installation,
  },
  {
    title: 'Find your way in a project',
    text: 'What is loaded by its name and folder, and what is not.',
    to: projectStructure,
  },
  {
    title: 'Put it into production',
    text: 'Build, start, a reverse proxy, a container, a health check.',
    to: deployment,
  },
];

/** The home page: what Arkos.js is, why it matters and what comes next. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Arkos.js turns a Prisma schema into a REST API on Express, with authentication, validation, file uploads and an API reference around it."
    >
      <main>
        <div className={styles.opening}>
          <div className="container">
            <HeroSection
              title="Arkos.js turns a Prisma schema into a REST API on Express."
              lead="Each model gets endpoints to list, read, create, update and delete, with sign-in, validation, uploads and an API page. Change any of it in one file."
              actions={[
                {label: 'Get started', to: installation},
                {label: 'What is Arkos.js?', to: '/docs/intro'},
              ]}
            >
              <InstallCommand project="my-project" />
            </HeroSection>
            <ul className={styles.details} aria-label="Release">
              {facts.map(({label, to}) => (
                <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
              ))}
            </ul>
          </div>
        </div>

        <section className="container" aria-labelledby="idea">
          <Heading as="h2" id="idea" className={styles.heading}>
            {countLines(samples.schema)} lines of schema become an API
          </Heading>
          <SchemaToEndpoints schema={samples.schema} />
          <p className={styles.note}>
            A project that <code>create-arkos</code> makes has five endpoints for each model, or,
            with strict routing, none until you enable them. The three for many records at once are
            off because of <code>{`routers: {strict: 'no-bulk'}`}</code>; remove the line to turn
            them on.
          </p>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="change">
          <Heading as="h2" id="change" className={styles.heading}>
            Change an endpoint in a file next to the model
          </Heading>
          <p className={styles.intro}>
            The framework finds the file by its name. This hook runs before every book is created,
            whether a request or your own code creates it.
          </p>
          <div className={styles.change}>
            <HighlightedCode language="ts" title="src/modules/book/book.hooks.ts">
              {samples.hooks}
            </HighlightedCode>
            <MDXProvider components={exchangeComponents}>
              <CreateBook />
            </MDXProvider>
          </div>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="proofs">
          <Heading as="h2" id="proofs" className={styles.heading}>
            What comes with the endpoints
          </Heading>
          {proofs.map(({title, text, exchange}) => (
            <article key={title} className={styles.proof}>
              <div className={styles.proofText}>
                <Heading as="h3" className={styles.proofTitle}>
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
              <MDXProvider components={exchangeComponents}>{exchange}</MDXProvider>
            </article>
          ))}
          <article className={styles.proof}>
            <div className={styles.proofText}>
              <Heading as="h3" className={styles.proofTitle}>
                An API page for whoever writes the client
              </Heading>
              <p>
                With <code>swagger</code> set, the server describes every endpoint in an OpenAPI
                document and serves it as a page, from the schemas you already have.
              </p>
            </div>
            <div className={styles.apiPage}>
              <p className={styles.url}>http://localhost:8000/api/docs</p>
              <p className={styles.tag}>Books</p>
              <ul>
                {apiPage.map(({method, path, summary}) => (
                  <li key={summary}>
                    <MethodBadge method={method} />
                    <code>{path}</code>
                    <span>{summary}</span>
                  </li>
                ))}
              </ul>
            </div>
          </article>
          <p className={styles.note}>
            Responses recorded from Arkos.js {frameworkVersion} with the bookshop of these pages, in
            production; an ellipsis stands for lines that are left out.
          </p>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="unwritten">
          <Heading as="h2" id="unwritten" className={styles.heading}>
            What you do not have to write
          </Heading>
          <p className={styles.intro}>
            {countLines(samples.schema)} lines of schema replace {countLines(samples.handwritten)}{' '}
            lines of Express for one model with one filter. The handwritten code still has no
            sign-in, validation, uploads, sorting or API page.
          </p>
          <details className={styles.handwritten}>
            <summary>The {countLines(samples.handwritten)} lines of Express</summary>
            <HighlightedCode language="ts">{samples.handwritten}</HighlightedCode>
          </details>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="features">
          <Heading as="h2" id="features" className={styles.heading}>
            One file for each feature
          </Heading>
          <p className={styles.intro}>
            Most features are a file that the framework finds by its name in{' '}
            <code>src/modules/book</code>. You register nothing.
          </p>
          <div className={styles.cards}>
            {features.map(({title, code, text, to}) => (
              <ArkosFeatureCard key={title} title={title} code={code} to={to}>
                {text}
              </ArkosFeatureCard>
            ))}
          </div>
        </section>

        <section
          className={`container ${styles.section} ${styles.sideBySide}`}
          aria-labelledby="foundation"
        >
          <div>
            <Heading as="h2" id="foundation" className={styles.heading}>
              What it is built on
            </Heading>
            <p className={styles.intro}>
              Arkos.js is a layer on Express and Prisma. You can reach both of them at any time.
            </p>
          </div>
          <FoundationDiagram />
        </section>

        <section
          className={`container ${styles.section} ${styles.sideBySide}`}
          aria-labelledby="not-for-you"
        >
          <Heading as="h2" id="not-for-you" className={styles.heading}>
            When not to use it
          </Heading>
          <ul className={styles.reasons}>
            <li>Your data is not behind Prisma. Models always come from its schema.</li>
            <li>Your API has few tables and much logic of its own, or must use GraphQL.</li>
            <li>
              You need a finished framework. 1.3 is in beta: names may change between minor
              versions, and these pages say where a feature has defects.
            </li>
          </ul>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="users">
          <Heading as="h2" id="users" className={styles.heading}>
            Who uses it
          </Heading>
          <CompaniesLogos />
        </section>

        <section
          className={`container ${styles.section} ${styles.sideBySide} ${styles.last}`}
          aria-labelledby="start"
        >
          <Heading as="h2" id="start" className={styles.heading}>
            Where to start
          </Heading>
          <ol className={styles.starts}>
            {starts.map(({title, text, to}) => (
              <li key={to}>
                <Link to={to} className={styles.start}>
                  {title}
                </Link>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </Layout>
  );
}
