import arkos from 'arkos';
import catalogueRouter from './routers/catalogue.router';

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
  // #region validation
  validation: {resolver: 'zod'},
  // #endregion validation
  // #region cors
  cors: {allowedOrigins: ['http://localhost:3000']},
  // #endregion cors
  // #region file-upload
  fileUpload: {
    restrictions: {
      images: {
        maxCount: 3,
        maxSize: 1024 * 1024,
        supportedFilesRegex: /jpeg|jpg|png|webp/,
      },
    },
  },
  // #endregion file-upload
  // #region routers
  routers: {additional: [catalogueRouter]},
  // #endregion routers
  // #region swagger
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
  // #endregion swagger
});
// #endregion init
