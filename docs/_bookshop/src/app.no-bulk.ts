// The bookshop without the endpoints that change many records at once.
import arkos from 'arkos';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  validation: {resolver: 'zod'},
  routers: {strict: 'no-bulk'},
});
