// The bookshop with the back office: routes for the staff that work on several books at once.
import arkos from 'arkos';
import backOfficeRouter from './routers/back-office.router';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  validation: {resolver: 'zod'},
  routers: {additional: [backOfficeRouter]},
});
