import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

class CreditCheck {
  public static void main(String[] args) throws Exception {
    // 1. Log in
    // Prints an error of the API in one line; the exit code is 1.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, error) -> System.err.println(error.getMessage()));

    var agency = new Agency(
        System.getenv().getOrDefault("BASE_URL", "http://localhost:8080/api/v1"),
        "ak_staging_horizon",
        "sk_staging_horizon_5f1d0c7a9be24836");

    // 2. Search for a car that needs a check
    record Vendor(String name) {}
    record Car(
        String searchID, String code, String integrationCode, Vendor vendor,
        boolean isCreditcheckRequired) {}
    record Cars(List<Car> results) {}

    var airport = Map.of("lat", 41.2613, "lon", 28.74195);

    var cars = agency.post("/search/point", Map.of(
        "checkInDateTime", LocalDate.now().plusDays(30) + "T10:00:00+03:00",
        "checkInLocation", airport,
        "checkOutDateTime", LocalDate.now().plusDays(33) + "T10:00:00+03:00",
        "checkOutLocation", airport,
        "age", "30+",
        "country", "TR",
        "paymentType", "limit"), Cars.class);

    var car = cars.results().stream()
        .filter(one -> one.vendor().name().equals("Test Drive"))
        .filter(one -> one.isCreditcheckRequired())
        .findFirst().orElseThrow();

    // 3. Order without a check
    record Order(String id) {}

    var order = Map.of(
        "paymentType", "limit",
        "searchID", car.searchID(),
        "code", car.code(),
        "passenger", Map.of(
            "firstName", "Deniz",
            "lastName", "Kaya",
            "email", "deniz.kaya@example.com",
            "nationality", "TR",
            "phone", "+905321234567",
            "birthDate", "1990-04-12",
            "identityNumber", "40000000464"));

    try {
      agency.post("/order", order, Order.class, "X-Forwarded-For", "203.0.113.24");
    } catch (IOException tooEarly) {
      System.out.println(tooEarly.getMessage());
    }

    // 4. Check, and list the phones
    record Check(String status) {}
    record Phone(int key, String phone) {}
    record Phones(List<Phone> phoneList) {}

    var traveller = Map.of(
        "identityNumber", "40000000464",
        "integrationCode", car.integrationCode());

    var check = agency.post("/creditcheck/check", traveller, Check.class);
    System.out.println(check.status());

    var phones = agency.post("/creditcheck/phone-list", traveller, Phones.class);
    for (var phone : phones.phoneList()) {
      System.out.println(phone.key() + ": " + phone.phone());
    }

    // 5. Create the report
    record Report(int creditcheckCode) {}

    var report = agency.post("/creditcheck/report", Map.of(
        "identityNumber", "40000000464",
        "integrationCode", car.integrationCode(),
        "phoneKey", 1,
        "phone", "+905321234567",
        "birthDate", "1990-04-12",
        "driverLicenseDate", "2010-05-20"), Report.class);

    // 6. Confirm the PIN
    agency.post("/creditcheck/pin-confirm", Map.of(
        "creditcheckCode", report.creditcheckCode(),
        "integrationCode", car.integrationCode(),
        "pinCode", "123456"), Object.class);

    // 7. Check again, and order
    Thread.sleep(2_000);
    check = agency.post("/creditcheck/check", traveller, Check.class);
    System.out.println(check.status());

    var booked = agency.post(
        "/order", order, Order.class, "X-Forwarded-For", "203.0.113.24");
    System.out.println(booked.id());
  }
}
