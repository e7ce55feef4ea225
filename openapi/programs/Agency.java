import com.google.gson.Gson;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Client of the Agency Booking API. It logs in when it is created; its access token is valid for one week. */
class Agency {
  private static final Gson GSON = new Gson();
  private final HttpClient http = HttpClient.newHttpClient();
  private final String baseUrl;
  private final String token;

  private record Tokens(String accessToken) {}

  private record Refusal(String key, String description, Object details) {}

  Agency(String baseUrl, String key, String secret) throws IOException, InterruptedException {
    this.baseUrl = baseUrl;
    var login = request("POST", "/auth/login", Map.of("key", key, "secret", secret));
    token = send(login, Tokens.class).accessToken();
  }

  <T> T get(String path, Class<T> answer) throws IOException, InterruptedException {
    return send(authorised(HttpRequest.newBuilder(URI.create(baseUrl + path))), answer);
  }

  /** Calls an operation. Headers are passed as alternating names and values. */
  <T> T post(String path, Object body, Class<T> answer, String... headers) throws IOException, InterruptedException {
    var request = authorised(request("POST", path, body));
    return send(headers.length > 0 ? request.headers(headers) : request, answer);
  }

  <T> T put(String path, Object body, Class<T> answer) throws IOException, InterruptedException {
    return send(authorised(request("PUT", path, body)), answer);
  }

  private HttpRequest.Builder authorised(HttpRequest.Builder request) {
    return request.header("Authorization", "Bearer " + token);
  }

  private HttpRequest.Builder request(String method, String path, Object body) {
    return HttpRequest.newBuilder(URI.create(baseUrl + path))
        .header("Content-Type", "application/json")
        .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(GSON.toJson(body)));
  }

  private <T> T send(HttpRequest.Builder request, Class<T> answer) throws IOException, InterruptedException {
    var response = http.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() < 400) return GSON.fromJson(response.body(), answer);
    throw new IOException(GSON.fromJson(response.body(), Refusal.class).toString());
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
