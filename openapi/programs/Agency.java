import com.google.gson.Gson;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;

/** The Agency Booking API, logged in; a token lasts a week. */
class Agency {
  private static final Gson GSON = new Gson();
  private final HttpClient http = HttpClient.newHttpClient();
  private final String baseUrl;
  private final String token;

  private record Tokens(String accessToken) {}

  private record Refusal(String key, String description, Object details) {}

  Agency(String baseUrl, String key, String secret) throws IOException, InterruptedException {
    this.baseUrl = baseUrl;
    var login = request("/auth/login", Map.of("key", key, "secret", secret));
    token = send(login, Tokens.class).accessToken();
  }

  <T> T get(String path, Class<T> answer) throws IOException, InterruptedException {
    return send(authorised(HttpRequest.newBuilder(URI.create(baseUrl + path))), answer);
  }

  /** With headers as names and values in turn. */
  <T> T post(String path, Object body, Class<T> answer, String... headers) throws IOException, InterruptedException {
    var request = authorised(request(path, body));
    return send(headers.length > 0 ? request.headers(headers) : request, answer);
  }

  private HttpRequest.Builder authorised(HttpRequest.Builder request) {
    return request.header("Authorization", "Bearer " + token);
  }

  private HttpRequest.Builder request(String path, Object body) {
    return HttpRequest.newBuilder(URI.create(baseUrl + path))
        .header("Content-Type", "application/json")
        .POST(body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(GSON.toJson(body)));
  }

  private <T> T send(HttpRequest.Builder request, Class<T> answer) throws IOException, InterruptedException {
    var response = http.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() < 400) return GSON.fromJson(response.body(), answer);
    throw new IOException(GSON.fromJson(response.body(), Refusal.class).toString());
  }
}
