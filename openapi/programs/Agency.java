import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Client of the Agency Booking API, for any number of threads. It renews its tokens when the service rejects them. */
class Agency {
  private static final Gson GSON = new Gson();
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(CONNECT_TIMEOUT).build();
  private final String baseUrl;
  private final Map<String, String> credentials;
  private final Duration timeout;
  private volatile Tokens tokens;

  private record Tokens(String accessToken, String refreshToken) {}

  private record Refusal(String key, String description, Object details) {}

  /** An error returned by the service. Its message contains the key, description, details and request ID. */
  static class AgencyError extends IOException {
    final int status;
    /** The name by which programs distinguish errors, or null if a proxy sent the response. */
    final String key;
    final String description;
    /** A map, a string or null, as the errors guide describes for each key. */
    final Object details;
    /** The ID to include in support requests, or null. */
    final String requestId;
    /** The seconds to wait before the next attempt, or null. */
    final Integer retryAfterSeconds;

    private AgencyError(HttpResponse<String> response, Refusal refusal) {
      super(
          (refusal.key() == null ? response.statusCode() : refusal.key()) + ": " + refusal.description()
              + (refusal.details() == null ? "" : " " + GSON.toJson(refusal.details()))
              + " (request " + header(response, "X-Request-Id").orElse("unknown") + ")");
      status = response.statusCode();
      key = refusal.key();
      description = refusal.description();
      details = refusal.details();
      requestId = header(response, "X-Request-Id").orElse(null);
      retryAfterSeconds =
          header(response, "Retry-After").filter(text -> text.matches("\\d{1,9}")).map(Integer::valueOf).orElse(null);
    }

    private static Optional<String> header(HttpResponse<?> response, String name) {
      return response.headers().firstValue(name);
    }
  }

  Agency(String baseUrl, String key, String secret) throws IOException, InterruptedException {
    this(baseUrl, key, secret, TIMEOUT);
  }

  /** Logs in. A call that takes longer than the timeout throws HttpTimeoutException. */
  Agency(String baseUrl, String key, String secret, Duration timeout) throws IOException, InterruptedException {
    this.baseUrl = baseUrl;
    this.timeout = timeout;
    credentials = Map.of("key", key, "secret", secret);
    tokens = login();
  }

  <T> T get(String path, Class<T> answer) throws IOException, InterruptedException {
    return call(HttpRequest.newBuilder(URI.create(baseUrl + path)), answer);
  }

  /** Calls an operation. Headers are passed as alternating names and values. */
  <T> T post(String path, Object body, Class<T> answer, String... headers) throws IOException, InterruptedException {
    var request = request("POST", path, body);
    return call(headers.length > 0 ? request.headers(headers) : request, answer);
  }

  <T> T put(String path, Object body, Class<T> answer) throws IOException, InterruptedException {
    return call(request("PUT", path, body), answer);
  }

  private HttpRequest.Builder request(String method, String path, Object body) {
    return HttpRequest.newBuilder(URI.create(baseUrl + path))
        .header("Content-Type", "application/json")
        .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(GSON.toJson(body)));
  }

  /** Sends the call again, once, if the service rejects the access token. */
  private <T> T call(HttpRequest.Builder request, Class<T> answer) throws IOException, InterruptedException {
    var used = tokens;
    try {
      return send(request.setHeader("Authorization", "Bearer " + used.accessToken()), answer);
    } catch (AgencyError error) {
      if (error.status != 401) throw error;
      return send(request.setHeader("Authorization", "Bearer " + renewed(used).accessToken()), answer);
    }
  }

  /** Renews the tokens in one thread at a time, because a refresh token can be used only once. */
  private synchronized Tokens renewed(Tokens rejected) throws IOException, InterruptedException {
    if (tokens != rejected) return tokens;
    try {
      tokens = send(request("POST", "/auth/refresh", Map.of("token", rejected.refreshToken())), Tokens.class);
    } catch (AgencyError error) {
      if (error.status != 401) throw error;
      tokens = login();
    }
    return tokens;
  }

  private Tokens login() throws IOException, InterruptedException {
    return send(request("POST", "/auth/login", credentials), Tokens.class);
  }

  private <T> T send(HttpRequest.Builder request, Class<T> answer) throws IOException, InterruptedException {
    var response = http.send(request.timeout(timeout).build(), BodyHandlers.ofString());
    var isRefused = response.statusCode() >= 400;
    try {
      if (!isRefused) return GSON.fromJson(response.body(), answer);
      var refusal = GSON.fromJson(response.body(), Refusal.class);
      if (refusal != null && refusal.key() != null) throw new AgencyError(response, refusal);
    } catch (JsonSyntaxException notJson) {
      // A proxy sent the response.
    }
    throw new AgencyError(response, new Refusal(null, "The response is not JSON from the service", null));
  }

  /** Returns the event of a webhook signed per https://www.standardwebhooks.com, or null if the signature is invalid or too old. */
  static <T> T unwrap(byte[] body, UnaryOperator<String> headers, String secret, Class<T> event) {
    var sentAt = headers.apply("webhook-timestamp");
    var signature = sign(headers.apply("webhook-id") + "." + sentAt + ".", body, secret).getBytes();
    var given = String.valueOf(headers.apply("webhook-signature")).split(" ");
    var isSigned = Stream.of(given).anyMatch(one -> MessageDigest.isEqual(one.getBytes(), signature));
    if (!isSigned || Math.abs(Instant.now().getEpochSecond() - Long.parseLong(sentAt)) > 300) return null;
    return GSON.fromJson(new String(body, StandardCharsets.UTF_8), event);
  }

  private static String sign(String before, byte[] body, String secret) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.replaceFirst("^whsec_", "")), "HmacSHA256"));
      mac.update(before.getBytes());
      return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
