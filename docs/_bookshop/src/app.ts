import arkos from 'arkos';
import requestLogger from './middlewares/request-logger';
import catalogRouter from './routers/catalog.router';

// #region init
arkos.init({
  welcomeMessage: 'Welcome to the bookshop',
  // #region authentication
  authentication: {
    mode: 'static',
    login: {allowedUsernames: ['email'], sendAccessTokenThrough: 'both'},
    jwt: {expiresIn: '30d'},
  },
  // #endregion authentication
  validation: {resolver: 'zod'},
  cors: {allowedOrigins: ['http://localhost:3000']},
  fileUpload: {
    restrictions: {
      images: {
        maxCount: 3,
        maxSize: 1024 * 1024,
        supportedFilesRegex: /^\.(jpg|jpeg|png|webp)$/,
      },
      videos: {
        maxCount: 1,
        maxSize: 200 * 1024 * 1024,
        supportedFilesRegex: /^\.(mp4|webm)$/,
      },
      documents: {
        maxCount: 5,
        maxSize: 10 * 1024 * 1024,
        supportedFilesRegex: /^\.(pdf|epub)$/,
      },
      files: {
        maxCount: 3,
        maxSize: 20 * 1024 * 1024,
        supportedFilesRegex: /^\.(zip|csv)$/,
      },
    },
    expressStaticOptions: {
      fallthrough: false,
      setHeaders: (res, path) => {
        res.setHeader('X-Content-Type-Options', 'nosniff');
        if (!/\.(jpe?g|png|webp|mp4|webm|pdf)$/i.test(path))
          res.setHeader('Content-Disposition', 'attachment');
      },
    },
  },
  // The built-in logger stops the server on a URL that it cannot decode.
  middlewares: {replace: {requestLogger}},
  routers: {additional: [catalogRouter]},
  swagger: {
    mode: 'zod',
    endpoint: '/docs',
    options: {
      definition: {
        info: {
          title: 'Bookshop API',
          version: '1.0.0',
          description: 'Books, reviews, reading lists and orders',
        },
      },
    },
  },
});
// #endregion init
