import com.google.gson.JsonObject;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.util.*;

class Receiver {
  record Event(String id, String type, JsonObject data) {}

  public static void main(String[] args) throws Exception {
    var env = System.getenv();
    // In production, store the IDs in your database.
    var had = new HashSet<String>();

    var port = Integer.parseInt(env.getOrDefault("PORT", "3000"));
    var server = HttpServer.create(new InetSocketAddress(port), 0);
    // The server has no executor, so it handles one request at a time.
    server.createContext("/", request -> {
      var body = request.getRequestBody().readAllBytes();
      var headers = request.getRequestHeaders();
      var secret = env.get("WEBHOOK_SECRET");
      var event = Agency.unwrap(body, headers::getFirst, secret, Event.class);
      if (event != null && had.add(event.id()))
        System.out.println(event.type() + " " + event.data());
      request.sendResponseHeaders(event == null ? 400 : 204, -1);
      request.close();
    });
    server.start();
  }
}
