# docker build --file scripts/operate/container/payment-page.Dockerfile --tag agency-booking-payment-page .
# Contains neither the service, its portal nor a database driver.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN scripts/operate/steps/install.sh /app payment-page

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
ENV HOST=0.0.0.0 PAY_METRICS_PORT=9465
USER 65532:65532
EXPOSE 8082 9465
CMD ["scripts/operate/steps/start-payment-page.sh"]
