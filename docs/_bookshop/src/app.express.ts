// The bookshop with settings, a folder and a route of Express itself.
// #region init
import arkos from 'arkos';
import express from 'express';
import prisma from './utils/prisma';

arkos.init({
  configureApp: (app) => {
    // The number of proxies. Without a proxy, remove this line, or clients can forge their IP.
    app.set('trust proxy', 1);
    app.disable('x-powered-by');
    app.use('/assets', express.static('assets'));
    app.get('/health', async (_req, res) => {
      try {
        await prisma.$queryRaw`SELECT 1`;
        res.json({status: 'ok'});
      } catch {
        res.status(503).json({status: 'database unavailable'});
      }
    });
  },
});
// #endregion init
