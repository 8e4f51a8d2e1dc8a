// The bookshop with its built-in middlewares tuned, replaced and switched off.
import arkos from 'arkos';
import {AppError} from 'arkos/error-handler';
import express, {Router} from 'express';
import type {RequestHandler} from 'express';
import rateLimit from 'express-rate-limit';
import errorHandler from './middlewares/error-handler';
import jsonBody from './middlewares/json-body';
import requestLogger from './middlewares/request-logger';

// Browsers send Origin with every POST from another site. Set the origin of your own pages.
const ownOrigin: RequestHandler = (req, _res, next) => {
  const {origin} = req.headers;
  if (origin && origin !== 'http://localhost:3000')
    throw new AppError('This origin cannot log in', 403, 'WrongOrigin');
  next();
};

const forms = Router().use('/api/auth/login', ownOrigin, express.urlencoded({extended: false}));

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  validation: {resolver: 'zod'},
  cors: {allowedOrigins: ['http://localhost:3000'], options: {exposedHeaders: ['RateLimit']}},
  configureApp: (app) => {
    app.disable('x-powered-by');
    app.use('/api/authors/many', express.json({limit: '5mb'}));
  },
  middlewares: {
    additional: [forms],
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
