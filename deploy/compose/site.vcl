# Where Varnish of compose.yaml finds the storefronts: behind the proxy, which chooses one that is ready.

# The network of compose.yaml; requests that came through the proxy are told apart by their x-forwarded-for.
acl purgers {
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend proxy {
  .host = "proxy";
  .port = "8081";
  .first_byte_timeout = 60s;
  .probe = ready;
}

sub vcl_init {
  new storefronts = directors.hash();
  storefronts.add_backend(proxy, 1.0);
}
