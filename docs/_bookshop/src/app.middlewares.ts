// The bookshop with its built-in middlewares tuned, replaced and switched off.
import arkos from 'arkos';
import express, {Router} from 'express';
import rateLimit from 'express-rate-limit';
import errorHandler from './middlewares/error-handler';
import jsonBody from './middlewares/json-body';
import requestLogger from './middlewares/request-logger';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  validation: {resolver: 'zod'},
  cors: {allowedOrigins: ['http://localhost:3000'], options: {exposedHeaders: ['RateLimit']}},
  configureApp: (app) => {
    app.disable('x-powered-by');
    app.use('/api/authors/many', express.json({limit: '5mb'}));
  },
  middlewares: {
    additional: [Router().use('/api/auth/login', express.urlencoded({extended: false}))],
    disable: ['compression'],
    replace: {
      globalRateLimit: rateLimit({
        windowMs: 60_000,
        limit: 1000,
        standardHeaders: 'draft-7',
        legacyHeaders: false,
        skip: (req) => req.method === 'OPTIONS',
      }),
      expressJson: jsonBody,
      requestLogger,
      globalErrorHandler: errorHandler,
    },
  },
});
