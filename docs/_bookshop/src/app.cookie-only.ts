// The bookshop for browsers alone: the token is in a cookie that scripts cannot read.
import arkos from 'arkos';

arkos.init({
  authentication: {
    mode: 'static',
    login: {allowedUsernames: ['email'], sendAccessTokenThrough: 'cookie-only'},
    jwt: {expiresIn: '7d', cookie: {secure: true, sameSite: 'strict'}},
  },
  validation: {resolver: 'zod'},
});
