import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Year;
import java.util.Map;

class Shop {
  static final String SHOP = "http://localhost:3000";
  static final String ORDER_ID = System.getenv("ORDER_ID");

  record Payment(String status, String threeDSHtmlContent) {}
  record Item(String status, String vendorReservationID) {}
  record Order(Item orderedCarProduct) {}

  static String pay(Agency agency) throws Exception {
    var payWithCard = Map.of(
        "cardNumber", "5528790000000008",
        "cardHolderName", "Deniz Kaya",
        "cvc", "123",
        "expireMonth", "12",
        "expireYear", Year.now().plusYears(2).toString(),
        "installment", 1,
        "isWith3DSecure", true,
        "callbackUrl", SHOP + "/done");
    var payment = agency.post("/payment/pay", Map.of(
        "orderID", ORDER_ID,
        "paymentType", "creditCard",
        "payWithCard", payWithCard), Payment.class);
    var isSentOn = payment.status().equals("redirect_required");
    return isSentOn ? payment.threeDSHtmlContent() : payment.status();
  }

  static String done(Agency agency) throws Exception {
    var car = agency.get("/order/" + ORDER_ID, Order.class).orderedCarProduct();
    return "Your car is " + car.status() + " " + car.vendorReservationID();
  }

  static String page(String path, Agency agency) {
    try {
      return switch (path) {
        case "/pay" -> pay(agency);
        case "/done" -> done(agency);
        default -> "Nothing here";
      };
    } catch (Exception refused) {
      return refused.getMessage();
    }
  }

  public static void main(String[] args) throws Exception {
    var agency = new Agency(
        System.getenv("API"),
        "ak_staging_horizon",
        "sk_staging_horizon_5f1d0c7a9be24836");
    var server = HttpServer.create(new InetSocketAddress("localhost", 3000), 0);
    server.createContext("/", request -> {
      var page = page(request.getRequestURI().getPath(), agency);
      var bytes = page.getBytes(StandardCharsets.UTF_8);
      request.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
      request.sendResponseHeaders(200, bytes.length);
      request.getResponseBody().write(bytes);
      request.close();
    });
    server.start();
    System.out.println("Open " + SHOP + "/pay");
  }
}
