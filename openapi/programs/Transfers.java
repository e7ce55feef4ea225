import java.time.LocalDate;
import java.util.List;
import java.util.Map;

class Transfers {
  public static void main(String[] args) throws Exception {
    // 1. Search
    // Prints an error of the API in one line; the exit code is 1.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, error) -> System.err.println(error.getMessage()));

    var agency = new Agency(
        System.getenv().getOrDefault("BASE_URL", "http://localhost:8080/api/v1"),
        "ak_staging_horizon",
        "sk_staging_horizon_5f1d0c7a9be24836");

    record Product(String code) {}
    record Supplier(String name) {}
    record Outcome(Supplier supplier, String outcome) {}
    record Found(
        String searchId,
        List<Product> products,
        boolean complete,
        List<Outcome> suppliers) {}

    var found = agency.post("/transfer/search", Map.of(
        "type", "round",
        "passengerCount", 2,
        "pickup", Map.of("lat", 41.2613, "lon", 28.74195, "name", "Istanbul Airport"),
        "dropoff", Map.of("lat", 41.037, "lon", 28.9851, "name", "Taksim"),
        "pickupTime", LocalDate.now().plusDays(30) + "T11:00:00+03:00",
        "returnPickupTime", LocalDate.now().plusDays(33) + "T06:00:00+03:00",
        "commission", Map.of("type", "percentage", "percentage", 10)), Found.class);
    var outcomes = found.suppliers().stream()
        .map(one -> one.supplier().name() + ": " + one.outcome()).toList();
    System.out.println(
        found.complete() ? "All suppliers responded" : String.join(", ", outcomes));

    var product = found.products().get(0);

    // 2. Order
    record Order(String orderId, String status, String vendorReservationId) {}

    String[] customer = {"X-Forwarded-For", "203.0.113.24"};

    var primary = Map.of(
        "primary", true,
        "firstName", "Deniz",
        "lastName", "Kaya",
        "gender", "F",
        "birthDate", "1990-04-12",
        "nationality", "TR",
        "email", "deniz.kaya@example.com",
        "phone", "+905321234567",
        "identityNumber", "10000000146");
    var child = Map.of(
        "primary", false,
        "firstName", "Ada",
        "lastName", "Kaya",
        "passportNo", "U12345678");

    var order = agency.post("/transfer/orders", Map.of(
        "searchId", found.searchId(),
        "code", product.code(),
        "flightNumber", "TK1980",
        "returnFlightNumber", "TK1971",
        "passengers", List.of(primary, child)), Order.class, customer);

    // 3. Pay
    var address = "/transfer/orders/" + order.orderId();

    var pay = Map.of("paymentType", "limit");
    var paid = agency.post(address + "/pay", pay, Order.class, customer);
    System.out.println(paid.status() + " " + paid.vendorReservationId());

    // 4. Complete the traveller details
    record Manifest(String status) {}
    record Completed(Manifest manifest) {}

    var reported = Map.of(
        "primary", false,
        "firstName", "Ada",
        "lastName", "Kaya",
        "gender", "F",
        "nationality", "TR",
        "passportNo", "U12345678");

    var everybody = Map.of("passengers", List.of(primary, reported));
    var completed = agency.put(address + "/passengers", everybody, Completed.class);
    System.out.println(completed.manifest().status());

    // 5. Show the voucher
    record Ride(String pickupLocalTime) {}
    record Voucher(List<Ride> legs) {}

    var voucher = agency.get(address + "/voucher", Voucher.class);
    System.out.println(voucher.legs().get(0).pickupLocalTime());

    // 6. Cancel one leg
    record Money(long amount, String currency) {}
    record Leg(String type, Money refundAmount) {}
    record Eligibility(List<Leg> legs) {}
    record Cancellation(String status, String orderStatus) {}

    var eligibility =
        agency.post(address + "/cancel_eligibility", null, Eligibility.class);
    System.out.println(eligibility.legs());

    var returnLeg = Map.of("legs", List.of("return"));
    var oneLeg = agency.post(address + "/cancel", returnLeg, Cancellation.class);
    System.out.println(oneLeg.orderStatus());

    // 7. Cancel the order
    var canceled = agency.post(address + "/cancel", null, Order.class);
    System.out.println(canceled.status());
  }
}
