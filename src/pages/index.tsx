import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import ArkosFeatureCard from '../components/ArkosFeatureCard';
import CompaniesLogos from '../components/CompaniesLogos';
import Exchange from '../components/Exchange';
import FoundationDiagram from '../components/FoundationDiagram';
import HeroSection from '../components/HeroSection';
import InstallCommand from '../components/InstallCommand';
import SchemaToEndpoints from '../components/SchemaToEndpoints';
import {exchanges, type HomeExchange} from './_exchanges';
import styles from './index.module.css';

const installation = '/docs/getting-started/installation';
const projectStructure = '/docs/getting-started/project-structure';
const deployment = '/docs/getting-started/deployment';

const schema = `model Book {
  id          String   @id @default(uuid())
  title       String
  isbn        String   @unique
  summary     String?
  price       Float
  pages       Int?
  isPublished Boolean  @default(false)
  createdAt   DateTime @default(now())
}`;

interface Proof {
  title: string;
  text: ReactNode;
  exchange: HomeExchange;
}

const proofs: readonly Proof[] = [
  {
    title: 'A request with a token',
    text: (
      <>
        With <code>authentication</code> set, a generated endpoint asks for a token until you open
        it; without one the answer is 401, <code>LoginRequired</code>. The author’s id is enough:
        Arkos.js turns it into Prisma’s <code>connect</code>. A hook took the hyphens out of the
        ISBN.
      </>
    ),
    exchange: exchanges.created,
  },
  {
    title: 'A body that does not fit',
    text: (
      <>
        A Zod schema, found by the name of its file, guards an endpoint. Every field that fails is
        named, and the <code>code</code> is there for your client to branch on.
      </>
    ),
    exchange: exchanges.refused,
  },
  {
    title: 'A question in the address',
    text: (
      <>
        Filters, sorting, pages, fields and relations come from the query string, for every model.
        The interceptor that set <code>Cache-Control</code> is three lines of Express.
      </>
    ),
    exchange: exchanges.filtered,
  },
];

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
    text: 'Filter, sort, page, choose fields and include relations from the address.',
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
    title: 'E-mail',
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

/**
 * The home page: what Arkos.js is, shown before it is told.
 *
 * @returns the page
 */
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
              lead="Every model gets its routes. What should work differently, you say in a file beside it."
              actions={[
                {label: 'Get started', to: installation},
                {label: 'What is Arkos.js?', to: '/docs/intro'},
              ]}
            >
              <InstallCommand project="my-project" />
            </HeroSection>
          </div>
        </div>

        <section className="container" aria-labelledby="idea">
          <Heading as="h2" id="idea" className={styles.heading}>
            Ten lines of schema, eight endpoints
          </Heading>
          <SchemaToEndpoints schema={schema} />
          <p className={styles.note}>
            A project made by <code>create-arkos</code> starts with the three <code>/many</code>{' '}
            routes off, by <code>{`routers: {strict: 'no-bulk'}`}</code>, or with every route off if
            you choose strict routing. Take the line out and all eight answer.
          </p>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="proofs">
          <Heading as="h2" id="proofs" className={styles.heading}>
            What comes back
          </Heading>
          {proofs.map(({title, text, exchange}) => (
            <article key={title} className={styles.proof}>
              <div className={styles.proofText}>
                <Heading as="h3" className={styles.proofTitle}>
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
              <Exchange request={exchange.request} response={exchange.response} />
            </article>
          ))}
          <p className={styles.note}>
            Recorded from Arkos.js 1.3.10-beta with the bookshop of these pages, whose{' '}
            <code>Book</code> has an author and files too. The error is as a build sends it; in
            development it also carries the stack.
          </p>
        </section>

        <section className={`container ${styles.section}`} aria-labelledby="features">
          <Heading as="h2" id="features" className={styles.heading}>
            One way in for each feature
          </Heading>
          <p className={styles.intro}>
            Most are a file, found by its name in <code>src/modules/book</code>. Nothing is
            registered by hand.
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
              What it stands on
            </Heading>
            <p className={styles.intro}>
              Arkos.js is a layer, not a world of its own. Under it are Express and Prisma as you
              know them, and both stay within reach.
            </p>
          </div>
          <FoundationDiagram />
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
