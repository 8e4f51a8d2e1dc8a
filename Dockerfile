# The site behind nginx as a user without rights, on port 8080, with the headers that the build wrote.
FROM node:20 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
RUN npm ci
COPY . .
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /site/build /usr/share/nginx/html
COPY --from=build /site/build/_nginx.conf /etc/nginx/conf.d/headers.conf
COPY src/plugins/headers/nginx.conf /etc/nginx/conf.d/default.conf
USER 101
EXPOSE 8080
