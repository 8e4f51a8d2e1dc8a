// The bookshop with strict routing: only what a `<model>.router.ts` switches on is served.
import arkos from 'arkos';

arkos.init({
  authentication: {mode: 'static', login: {allowedUsernames: ['email']}},
  validation: {resolver: 'zod'},
  routers: {strict: true},
});
