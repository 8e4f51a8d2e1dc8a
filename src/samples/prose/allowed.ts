// cspell:ignore EAUTH ESOCKET EBADENGINE keyout

/** Names that pages use and neither the data, the surface, the bookshop nor a sample has, by reason. */
const reasons: Readonly<Record<string, string>> = {
  'names of the site and of its repository':
    'main canary cspell invitation sources unit CONTRIBUTING',
  'names of Node.js and of the shell':
    'npx npm pnpm yarn dirname lock package packages node_modules jsconfig require ENOENT ECONNREFUSED EAUTH ESOCKET ERR_HTTP_HEADERS_SENT EBADENGINE scandir install unit openssl rand req hex x509 newkey rsa nodes subj keyout docker-compose docker restart always package-lock trash-cli trash copyfiles tsc jsonwebtoken swagger-jsdoc pluralize helmet removeComments studio deploy migrate bin',
  'names of Express and nginx':
    'locals cookies clearCookie client_max_body_size proxy_read_timeout off X-Forwarded-Proto Content-Security-Policy Retry-After Access-Control-Allow-Methods application/octet-stream octet-stream',
  'names in the project that create-arkos writes':
    'create-arkos auth-role auth-permission user-role create-auth-permission update-auth-permission your-jwt-secret index',
  'names of the HTTP protocol and of the command line': 'Bearer form-data help txt cli project',
  "files of the framework's repository": 'arkos-config base dynamic-loader helpers',
  'names of HTML': 'img download quot x3D',
  'names of Prisma':
    'auto cuid ObjectId _id mongodb mysql sqlserver cockroachdb view JsonNull BigInt Decimal upsert isNot insensitive P1012 P2011 P2014 P2034 AffectedRowsOutput $runCommandRaw ping lt Null',
  'names of Zod, class-validator, Nodemailer and Scalar':
    'IsRFC3339 PartialType passthrough coerce datetime transform safeParse forbidUnknownValues validationError hideDownloadButton swaggerUiOptions IsEnum v4 json-schemas replyTo cc bcc pool tls store $ref parseAsync',
  'names of other frameworks':
    'Module autoload compress fastify rate-limit inject onRequest preHandler preSerialization nest register plugin prefix setErrorHandler ConfigModule FileInterceptor HttpException JwtModule PassportModule SwaggerModule ThrottlerModule ValidationPipe',
  'endings of files':
    'avif bmp cjs cmd gif heic ico jp2 mp3 mts phtml ps1 psd svg tif tiff wav xhtml xml yaml htm lit md mp2 ps JPG',
};

/** Every such name. */
export const allowedNames: readonly string[] = Object.values(reasons).flatMap((names) =>
  names.split(' '),
);
