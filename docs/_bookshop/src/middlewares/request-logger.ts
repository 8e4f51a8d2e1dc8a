import type {RequestHandler} from 'express';

const requestLogger: RequestHandler = (req, res, next) => {
  const start = Date.now();

  // The URL as it was sent: decoding it can throw.
  res.on('finish', () => {
    console.info(`${req.method} ${req.originalUrl} ${res.statusCode} ${Date.now() - start}ms`);
  });
  next();
};

export default requestLogger;
