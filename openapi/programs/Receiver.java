import com.google.gson.Gson;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Receiver {
  record Data(String orderId) {}
  record Event(String id, String type, Data data) {}

  public static void main(String[] args) throws Exception {
    var env = System.getenv();
    var key = Base64.getDecoder().decode(env.get("WEBHOOK_SECRET").substring(6));
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    // In your database, written together with what you make of the event.
    var had = new HashSet<String>();

    var port = Integer.parseInt(env.getOrDefault("PORT", "3000"));
    var server = HttpServer.create(new InetSocketAddress(port), 0);
    // One request at a time: this server has no executor.
    server.createContext("/", request -> {
      var body = request.getRequestBody().readAllBytes();
      var headers = request.getRequestHeaders();
      var sentAt = headers.getFirst("webhook-timestamp");
      mac.update((headers.getFirst("webhook-id") + "." + sentAt + ".").getBytes());
      var signature = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
      var given = String.valueOf(headers.getFirst("webhook-signature"));
      var isOurs = Arrays.stream(given.split(" "))
          .anyMatch(one -> MessageDigest.isEqual(one.getBytes(), signature.getBytes()))
          && Math.abs(Instant.now().getEpochSecond() - Long.parseLong(sentAt)) <= 300;
      var event = isOurs ? new Gson().fromJson(new String(body), Event.class) : null;
      if (isOurs && had.add(event.id()))
        System.out.println(event.type() + " " + event.data().orderId());
      request.sendResponseHeaders(isOurs ? 204 : 400, -1);
      request.close();
    });
    server.start();
  }
}
