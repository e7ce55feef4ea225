import com.google.gson.JsonObject;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.util.*;

class Receiver {
  record Event(String id, String type, JsonObject data) {}

  public static void main(String[] args) throws Exception {
    var env = System.getenv();
    // In your database, written together with what you make of the event.
    var had = new HashSet<String>();

    var port = Integer.parseInt(env.getOrDefault("PORT", "3000"));
    var server = HttpServer.create(new InetSocketAddress(port), 0);
    // One request at a time: this server has no executor.
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
