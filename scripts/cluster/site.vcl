# Where the cluster's Varnish finds the storefronts: behind the proxy, which chooses one that is ready.

acl purgers {
  "localhost";
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
  .host = "127.0.0.1";
  .port = "8081";
  .first_byte_timeout = 60s;
  .probe = ready;
}

sub vcl_init {
  new storefronts = directors.hash();
  storefronts.add_backend(proxy, 1.0);
}
